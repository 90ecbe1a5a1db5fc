const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What one sentence has told of and the next can call by name: "the" points back to it as well as "this". */
export const events = set(
  "achievement act action adaptation agreement algorithm alliance announcement approach arrangement battle bill bond breakthrough campaign ceremony challenge change choice collaboration collapse compromise conflict confrontation connection contradiction contrast controversy crisis custom cycle damage debate decision decline defeat delay design device dichotomy difference dilemma discovery discrepancy disparity dispute disruption distinction divide division duality effect effort encounter error escalation event evolution exchange expansion experiment failure feature fight formula framework gap gesture image imbalance incident inconsistency increase initiative innovation integration investigation investment irony issue juxtaposition law loss machine measure mechanism meeting merger metaphor method migration mistake model moment move movement mutation omission outcome oversight paradox partnership pattern phenomenon plan platform policy practice principle problem process program programme project proposal question realization reduction reform regulation relationship restructuring result revelation revolution ritual rivalry rule ruling scandal scenario scene scheme setup shift situation statement statistic story strategy structure success surge symbol system tactic technique technology tension theme theory threat tool tradition transaction transformation transition trend victory vote warning",
);

/** The same of several, where the sentence before has just listed them. */
export const listed = set(
  "achievements acquisitions actions adaptations adjustments alterations attacks attempts battles breakthroughs campaigns changes conflicts contradictions cuts decisions delays developments differences discoveries discrepancies disparities disputes disruptions efforts errors events experiments failures features findings flaws images incidents inconsistencies initiatives innovations interventions investments laws losses measures meetings methods migrations mistakes moves mutations omissions policies practices programs programmes projects proposals reforms regulations restrictions results rituals rules rulings scenes sessions setbacks shifts simulations storms systems tactics techniques tensions tests tools traditions upgrades visits",
);

/** What brings something about, and how the result is told. */
export const results: Readonly<Record<string, string>> = { "leads to": "is", "led to": "was", "results in": "is", "resulted in": "was" };
