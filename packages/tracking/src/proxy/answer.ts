/** An answer to the browser: JSON, never stored, and with no header of the upstream's. */
export const answer = (status: number, body: string): Response =>
  new Response(body, { status, headers: { "Content-Type": "application/json", "Cache-Control": "no-store" } });
