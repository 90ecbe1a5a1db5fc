import { inflect } from "../language/inflection.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Forms of the verbs that stand where "be" would do, by form. */
export const frameVerbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    play: "plays play played playing",
    serve: "serves serve served serving",
    stand: "stands stand stood",
    function: "functions function functioned",
    act: "acts act acted",
    represent: "represents represent represented",
    mark: "marks marked",
    offer: "offers offer",
    constitute: "constitutes constitute constituted",
  }).flatMap(([verb, forms]) => forms.split(" ").map((form) => [form, verb] as const)),
);

/** What is done in a role; their -ing forms lead back to one verb each. */
export const deeds: ReadonlyMap<string, string> = new Map(
  "address advance attract bring build capture challenge combat communicate connect control coordinate create define deliver determine develop document drive ease educate encourage ensure establish expand explain form foster guide hold identify improve influence inform integrate interpret keep limit link maintain make manage meet mediate mold mould monitor prepare preserve prevent promote protect provide raise reduce regulate reinforce resolve restore reveal revolutionize safeguard secure set shape solve spread spur stabilize stimulate strengthen support sustain transform uncover win assess assist perpetuate"
    .split(" ")
    .map((verb) => [inflect(verb, "gerund"), verb] as const),
);

/** What something is when it is said to serve, act or function as it; jobs and tools in use are not among them. */
export const standings: ReadonlySet<string> = set(
  "reminder example symbol foundation backdrop cornerstone bridge platform source basis model metaphor warning framework hub backbone pillar beacon vehicle mechanism point tale inspiration illustration means blueprint link window testament proof lesson key force barrier precedent benchmark paradigm " +
    "anchor bastion gatekeeper mean pad sword buffer bulwark celebration check commentary compass component conduit counterbalance counterpoint counterweight critique deterrent embodiment evidence expression form gateway guardian guide guideline haven incubator indicator introduction lifeblood linchpin magnet manifestation medium microcosm milestone mirror motif obstacle outlet pathway precursor prelude repository resource safeguard sign signal site starting stepping study threshold tool venue way",
);

/** What a person may stand as, and be elected or judged. */
export const offices: ReadonlySet<string> = set("candidate independent member mp president mayor guarantor surety witness sentinel guard godparent");

/** And what something is when it is said to represent, constitute or mark it. */
export const turns: ReadonlySet<string> = set(
  "shift stage step departure opportunity challenge threat breakthrough milestone achievement advance advancement improvement change victory setback point " +
    "alteration approach attempt betrayal breach burden case compromise continuation convergence crisis decline decrease development drop effort era exploration extension failure fall form increase intersection investment leap loss moment outflow outlay part percentage period phase portion progression proportion reversal rise risk share success time triumph turn violation watershed",
);

/** What a time may be; whatever else it marks it sees. */
export const spans: ReadonlySet<string> = set("period era time phase moment age epoch watershed point");
