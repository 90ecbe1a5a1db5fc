/** What is answered is the visitor's own, and no cache's. */
export const noStore = { headers: { "Cache-Control": "no-store" } };
