import { describe, expect, test } from "vitest";
import { compareLocks, findLocks, parse } from "../../index.ts";

const valued = (language: string, text: string) =>
  findLocks(parse(text), { language })
    .filter(({ kind }) => ["negation", "modal", "quantifier", "connective"].includes(kind))
    .map(({ value }) => value);

describe("what counts in other languages", () => {
  const counted: readonly (readonly [language: string, text: string, values: readonly string[]])[] = [
    ["es", "Nadie puede entrar sin permiso, pero todos deben firmar.", ["nobody", "can", "without", "contrast", "all", "must"]],
    ["es", "Hay que pagar al menos dos cuotas si no llueve.", ["have to", "at least", "dos", "condition", "no"]],
    ["fr", "Il n'est pas possible d'entrer sans badge, car tous doivent signer.", ["ne", "not", "without", "cause", "all", "must"]],
    ["fr", "Elle ne travaille jamais le lundi, mais elle peut aider.", ["ne", "never", "contrast", "can"]],
    ["de", "Niemand darf ohne Ausweis hinein, weil alle unterschreiben müssen.", ["nobody", "may", "without", "cause", "all", "must"]],
    ["de", "Es kostet mindestens drei Euro und ist keine Pflicht.", ["at least", "drei", "none"]],
    ["pt", "Ninguém pode entrar sem convite, mas todos devem assinar.", ["nobody", "can", "without", "contrast", "all", "must"]],
    ["it", "Nessuno può entrare senza invito, perché tutti devono firmare.", ["nobody", "can", "without", "cause", "all", "must"]],
  ];
  test.each(counted)("%s: %s", (language, text, values) => {
    expect(valued(language, text)).toEqual(values);
  });

  test("an English word that looks alike does not count there", () => {
    expect(valued("pt", "Ela mora no centro.")).toEqual([]);
    expect(valued("de", "Er will so alt werden.")).toEqual([]);
  });
});

describe("locks compared in other languages", () => {
  const same: readonly (readonly [language: string, before: string, after: string])[] = [
    ["es", "No solo ahorra agua, sino que también da sombra.", "Ahorra agua y también da sombra."],
    ["fr", "Le parc attire non seulement les oiseaux, mais aussi les promeneurs.", "Le parc attire les oiseaux et aussi les promeneurs."],
    ["de", "Der Park ist nicht nur groß, sondern auch ruhig.", "Der Park ist groß und auch ruhig."],
    ["pt", "A ponte não só é bonita, mas também é segura.", "A ponte é bonita e também é segura."],
    ["it", "Il ponte è non solo bello ma anche sicuro.", "Il ponte è bello e anche sicuro."],
    ["es", "Además, la Unión Europea firmó.", "La Unión Europea firmó."],
    ["fr", "De plus, l'Union Européenne a signé.", "L'Union Européenne a signé."],
    ["de", "Der Rat ist von großer Bedeutung für Berlin.", "Der Rat ist wichtig für Berlin."],
    ["de", "Das gilt aufgrund der Tatsache, dass es regnet.", "Das gilt, weil es regnet."],
  ];
  test.each(same)("%s: no fact changes from “%s” to “%s”", (language, before, after) => {
    const { lost, added } = compareLocks(before, after, { language });
    expect([lost, added]).toEqual([[], []]);
  });

  const different: readonly (readonly [language: string, before: string, after: string])[] = [
    ["es", "No abre los lunes.", "Abre los lunes."],
    ["fr", "Il ne ferme jamais.", "Il ferme."],
    ["de", "Das ist kein Problem.", "Das ist ein Problem."],
    ["de", "Die Brücke gehört der Stadt.", "Die Straße gehört der Stadt."],
    ["pt", "Pode chover.", "Deve chover."],
    ["it", "Quasi tutti votano.", "Tutti votano."],
    ["es", "Cuesta 1.234,56 €.", "Cuesta 1.234,65 €."],
    ["fr", "Elle compte 12 500 habitants.", "Elle compte 12 600 habitants."],
  ];
  test.each(different)("%s: a change is seen from “%s” to “%s”", (language, before, after) => {
    const { lost, added } = compareLocks(before, after, { language });
    expect(lost.length + added.length).toBeGreaterThan(0);
  });
});

describe("numbers, dates and quotations abroad", () => {
  const finds: readonly (readonly [kind: string, text: string, found: readonly string[]])[] = [
    ["number", "El 14 de julio de 1789 costó 1.234,56 €.", ["14 de julio de 1789", "1.234,56 €"]],
    ["number", "Am 3. Oktober 1990 und im März 2024.", ["3. Oktober 1990", "März 2024"]],
    ["number", "Le 1er mai 2024, 12 500 personnes.", ["1er mai 2024", "12 500"]],
    ["number", "Em 7 de setembro de 1822 e a 2 de junho.", ["7 de setembro de 1822", "2 de junho"]],
    ["number", "Il 25 aprile 1945, circa 3 milioni.", ["25 aprile 1945", "3 milioni"]],
    ["quotation", "Er sagte: „Es ist crucial.“ Dann ging er.", ["„Es ist crucial.“"]],
    ["quotation", "Il a dit « c'est crucial » et est parti.", ["« c'est crucial »"]],
    ["quotation", "Ella dijo «es crucial» y se fue.", ["«es crucial»"]],
    ["quotation", "Sie nannte es »entscheidend« und ging.", ["»entscheidend«"]],
  ];
  test.each(finds)("%s in: %s", (kind, text, found) => {
    expect(findLocks(parse(text)).filter((lock) => lock.kind === kind).map((lock) => lock.text)).toEqual(found);
  });

  test("a date with its point stays in one sentence", () => {
    const [block] = parse("Am 3. Oktober 1990 war es so weit, z. B. in Berlin.").blocks;
    expect(block?.sentences).toHaveLength(1);
  });
});
