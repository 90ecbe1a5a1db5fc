/** Tells what begins now. */
export const say = (sentence) => console.log(`\n▸ ${sentence}`);
