const endings = /(?:er|or|ist|ian|eer|ee|man|woman|men|women)s?$/u;
const persons = new Set(
  "person people child children kid student adult resident citizen client patient guest participant agent assistant accountant immigrant migrant president principal individual politician professional official entrepreneur applicant consultant inhabitant merchant tenant veteran candidate graduate nurse pilot peasant activist parent friend coach judge king queen prince hero host chief guard expert scholar critic poet athlete spouse wife husband mother father brother sister son daughter i me you we us him her them he she they who one anyone someone everyone many others some those".split(
    " ",
  ),
);
const bodies = new Set(
  "family couple crowd group team crew staff company firm business brand organization organisation institution corporation government administration state country nation city town village school university college department agency authority council committee board court police union party army industry bank church club hospital community society public audience voice".split(
    " ",
  ),
);

/** Things whose names end as those of doers do. */
const things = new Set(
  "anger barrier behavior behaviour border buffer calendar cancer center centre chapter color colour computer container corner counter danger disorder door error factor fever filter flavor flavour floor folder harbor harbour horror humor humour hunger labor labour ladder layer letter locker matter meter mirror motor number order paper parameter pillar platter poster power quarter river rumor rumour sector semester sensor shelter shoulder shower summer tower transfer trigger ulcer vector vigor water weather winter wonder".split(
    " ",
  ),
);

/** Machines and firms whose names end as those of people do. */
const machines = new Set(
  "adapter amplifier browser bulldozer camcorder carrier charger classifier cluster compiler compressor controller converter cooler decoder detector dispenser encoder freezer generator heater helicopter indicator inverter laser loudspeaker manufacturer microprocessor newsletter newspaper optimizer oscillator printer processor projector propeller publisher reactor receiver regulator retailer robot rotor router satellite scanner semiconductor server simulator speaker supplier synthesizer thermometer tokenizer tractor trailer transformer transistor transmitter".split(
    " ",
  ),
);

/** Whether a noun or pronoun, in the singular, means someone who acts. Says so too where it only may. */
export const acts = (head: string): boolean => !things.has(head) && (persons.has(head) || bodies.has(head) || endings.test(head));

/** Whether it is "who" that follows it, and not "that". */
export const isPerson = (head: string): boolean => acts(head) && !bodies.has(head) && !machines.has(head);
