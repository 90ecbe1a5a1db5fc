export const exitCodes = { done: 0, usage: 1, unreadable: 2 } as const;

/** Ends the program with one line on standard error and this exit code. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "Failure";
    this.exitCode = exitCode;
  }
}

export const badUsage = (message: string) => new Failure(exitCodes.usage, `${message} See "prosewell --help".`);

export const unreadable = (message: string) => new Failure(exitCodes.unreadable, message);
