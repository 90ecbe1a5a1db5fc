import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text as readAll } from "node:stream/consumers";

/** What a request asked for. */
export interface Asked {
  /** The passage to rewrite, with its marks. */
  readonly passage: string;
  /** The whole of the request's body. */
  readonly body: string;
  /** Whether it says what was wrong with an answer before. */
  readonly isSecondTry: boolean;
  readonly authorization: string | undefined;
}

/** What the endpoint does with a request. */
export type Play = (asked: Asked, reply: Reply) => void | Promise<void>;

/** The ways to answer. */
export interface Reply {
  /** Streams a text, in pieces of a few letters, to its end. */
  say(text: string, finish?: "stop" | "length" | "content_filter"): void;
  /** Streams a text, and no end. */
  begin(text: string): void;
  /** Writes an event as it stands. */
  event(data: string): void;
  /** Breaks the connection. */
  drop(): void;
  /** Refuses. */
  refuse(status: number, headers?: Readonly<Record<string, string>>, body?: string): void;
  /** Answers in one piece of JSON. */
  whole(text: string): void;
  /** Resolves when whoever asked has gone. */
  readonly gone: Promise<void>;
}

/** An OpenAI-compatible server on the loopback, over real HTTP and server-sent events. */
export interface FakeEndpoint {
  /** As the settings want it. */
  readonly baseUrl: string;
  /** All that was asked, in the order of arrival. */
  readonly asked: readonly Asked[];
  /** How many requests are open now, and at most so far. */
  readonly open: { readonly now: number; readonly most: number };
  /** What it does from now on. */
  play(next: Play): void;
  close(): Promise<void>;
}

interface Body {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** Starts one. It says nothing of its own accord: `play` tells it what to do. */
export async function fakeEndpoint(first: Play): Promise<FakeEndpoint> {
  let play = first;
  const asked: Asked[] = [];
  const open = { now: 0, most: 0 };
  const sockets = new Set<Socket>();

  const server = createServer((request, response) => void serve(request, response));
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const { messages }: Body = JSON.parse(body);
    const questions = messages.filter(({ role }) => role === "user");
    const one = {
      passage: /<text>([^]*)<\/text>/u.exec(questions[0]?.content ?? "")?.[1] ?? "",
      body,
      isSecondTry: questions.length > 1,
      authorization: request.headers.authorization,
    };
    asked.push(one);
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    const gone = new Promise<void>((resolve) => {
      response.once("close", () => {
        open.now -= 1;
        resolve();
      });
    });
    await play(one, replyOn(response, gone));
  }

  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    open,
    play: (next) => void (play = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const pieceLength = 7;

function replyOn(response: ServerResponse, gone: Promise<void>): Reply {
  const event = (data: string) => {
    if (!response.headersSent) response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(`data: ${data}\n\n`);
  };
  const piece = (content: string, finish: string | null = null) => event(JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] }));
  const begin = (text: string) => {
    for (let at = 0; at < text.length; at += pieceLength) piece(text.slice(at, at + pieceLength));
  };
  return {
    event,
    begin,
    say(text, finish = "stop") {
      begin(text);
      piece("", finish);
      event("[DONE]");
      response.end();
    },
    drop: () => void response.destroy(),
    refuse: (status, headers = {}, body = "{}") => void response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body),
    whole: (text) => void response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ choices: [{ message: { content: text }, finish_reason: "stop" }] })),
    gone,
  };
}
