/** Work in small steps, so that whoever drives it may let others in between. What it comes to is what the generator returns. */
export type Steps<Whole> = Generator<undefined, Whole, void>;

/** Does all the steps at once. */
export function finish<Whole>(steps: Generator<unknown, Whole, void>): Whole {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
