const silentH = /^(?:hour|honest|hono(?:u)?r|heir)/;
/** Vowel letters that are spoken with a consonant: "yoo" and "wun". */
const consonantSound =
  /^(?:eu|ew|on(?:e(?![ir])|ce)|ouija|u(?:ni(?![dmnr]|ll)|s(?!h|$)|t(?:a|en|er|il|op)|r(?:an|in|et|ol|ug)|biq|kr|kul|fo|gan|vu|topi)|unimod)/;
const vowelNamed = /^[AEFHILMNORSX]/;
/** Written like initials, spoken as a word that starts with a consonant. */
const spokenInitials = new Set(
  "FAQ FEMA FIFA HIPAA LAN LASER LIDAR MERS MIDI MOOC NAFTA NASA NATO NIMBY NOAA RADAR RAM REIT REM ROM SARS SCUBA SIM SONAR SWAT".split(" "),
);
const initials = /^(?:[A-Z][A-Z0-9&.]+|[A-Z](?=[-.\d]|$))(?:['’]?s)?/;
const letterPrefix = /^[aefhilmnorsx]-/i;
/** Eight and its multiples of ten; eleven and eighteen, alone, before thousands, or as the first half of a year. */
const vowelNumber = /^(?:8|1[18](?:\D|$|\d{2}(?!\d|,\d)|(?:,\d{3})+(?!\d)))/;

/** The indefinite article that English speech puts before a word, number or set of initials. */
export const articleFor = (word: string): "a" | "an" => {
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, "");
  if (/^\d/.test(bare)) return vowelNumber.test(bare) ? "an" : "a";
  if (letterPrefix.test(bare)) return "an";
  const capitals = initials.exec(bare)?.[0];
  if (capitals !== undefined && !spokenInitials.has(capitals.replace(/['’]?s$/, ""))) return vowelNamed.test(capitals) ? "an" : "a";
  const spoken = bare.toLowerCase();
  if (silentH.test(spoken)) return "an";
  return /^[aeiouàâäéèêëíîïóôöúûü]/.test(spoken) && !consonantSound.test(spoken) ? "an" : "a";
};
