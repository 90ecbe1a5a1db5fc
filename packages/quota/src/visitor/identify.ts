import { randomBytes } from "node:crypto";
import { dayOf } from "../day.ts";
import type { Visitor } from "../quota.ts";
import { networkOf } from "./network.ts";
import { seal, sign, signed } from "./signed.ts";

export interface IdentifyOptions {
  readonly secret: string;
  /** The address that a request is believed to come from. */
  readonly addressOf: (request: Request) => string | undefined;
  readonly clock?: () => number;
}

/** Who sent a request, and the `Set-Cookie` by which the next one is known. */
export interface Identified {
  readonly visitor: Visitor;
  /** Whether the request brought a cookie of ours. */
  readonly isKnown: boolean;
  readonly cookie: string;
}

/** Name of the cookie over TLS, which no other host can have set. */
export const secureCookie = "__Host-prosewell";

/** As long as a day that the clock was put back in; a person who stays away longer is a new one. */
const maxAge = 2 * 86_400;

/**
 * Tells people apart without asking who they are: by a random name in a signed cookie, and by their address, of which only a code
 * is kept that another day turns into another.
 */
export const createIdentify =
  ({ secret, addressOf, clock = Date.now }: IdentifyOptions): ((request: Request) => Identified) =>
  (request) => {
    const isSecure = isEncrypted(request);
    const name = isSecure ? secureCookie : "prosewell";
    const known = signed(secret, cookieOf(request, name));
    const person = known ?? randomBytes(16).toString("base64url");
    const network = networkOf(addressOf(request) ?? "");
    return {
      isKnown: known !== undefined,
      visitor: { person, address: network && seal(secret, `${dayOf(clock())} ${network}`) },
      cookie: `${name}=${sign(secret, person)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`,
    };
  };

/** Whether the browser speaks TLS, to us or to the proxy before us. Who lies about it only spoils a cookie of their own. */
const isEncrypted = (request: Request) =>
  (request.headers.get("x-forwarded-proto") ?? new URL(request.url).protocol).split(",")[0]?.startsWith("https") === true;

function cookieOf(request: Request, name: string): string {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}
