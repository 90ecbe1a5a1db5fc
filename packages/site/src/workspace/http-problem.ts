interface Problem {
  readonly code?: string;
  readonly fields?: readonly { readonly field: string; readonly detail: string }[];
}

/** An answer that is no success. Its message holds no word of the text. */
export class ServerProblem extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** What an answer that is no success says of itself: which field the server does not know, or its code. Never the text. */
export async function problemOf(response: Response): Promise<ServerProblem> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every part of it may be missing
  const { code, fields = [] } = (await response.json().catch(() => ({}))) as Problem;
  const [fault] = fields;
  return new ServerProblem(fault ? `Unknown ${fault.field}: it ${fault.detail}.` : `The server refused: ${code ?? response.status}.`, response.status);
}
