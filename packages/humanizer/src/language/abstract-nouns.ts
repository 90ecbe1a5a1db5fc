const ending = /(?:[ts]ion|ment|ness|[ie]ty|ship|[ae]nce|[ae]ncy|ism|dom|hood|acy|itude|graphy|thinking|making|solving|building|being)$/;

/** They end like it, and yet stand for things, people or places. */
const things = new Set(
  "agency ambulance apartment appliance attachment audience basement battleship building business cement city community compartment conference constituency corporation currency department document element embassy entity entrance equipment fence fragment garment government instrument kingdom monument nation neighborhood neighbourhood organization organisation ornament parliament party pavement pharmacy photography pigment plantation population potion property region residence segment sentence ship spaceship station television tenement university vacancy warship wilderness witness".split(" "),
);

const named = new Set(
  "ability affection ambition anger anxiety appeal approach aspect attitude autonomy awareness balance behavior behaviour belief benefit bias care challenge change character charm choice compassion concept concern confidence control courage craft creativity curiosity debate decline design desire dialogue difference discipline distrust divide doubt dynamic economy effect effort energy engagement esteem ethic ethos exchange expertise failure fear feeling focus future gap goal growth habit harmony health hope humility idea ideal impact influence insight interest interplay issue joy justice knowledge lack learning legacy limit link loss love loyalty meaning memory mindset mood morale morality motivation narrative nature need notion outlook paradox pattern peace perspective potential power practice prejudice pressure pride problem process progress purpose quality reform resentment respect risk rivalry role sense shift skill spirit stance strain strength strategy stress style success support survival talent taste teamwork tendency tension theme thinking threat thought trait transfer trend trust truth understanding unity urgency use value view virtue vision way weakness wealth well-being wellbeing will wisdom".split(" "),
);

/** Whether a noun (in lower case, in the singular) stands for what nobody can touch: "stability", "hope". */
export const isAbstract = (noun: string): boolean => named.has(noun) || (ending.test(noun) && !things.has(noun));
