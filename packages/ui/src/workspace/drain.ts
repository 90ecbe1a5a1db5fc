/** Runs a generator to its end: what it yields goes to `onEach`, what it returns comes back. */
export const drain = async <Each, Whole>(generator: AsyncGenerator<Each, Whole, void>, onEach: (each: Each) => void): Promise<Whole> => {
  const step = await generator.next();
  if (step.done) return step.value;
  onEach(step.value);
  return drain(generator, onEach);
};
