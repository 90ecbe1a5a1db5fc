/** The place of the script; the build writes it here once it knows the files that the script keeps. In development there is none. */
export const GET = (): Response => new Response("", { headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" } });
