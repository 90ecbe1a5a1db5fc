/** An id that no other tab or device gives; it also works on a page that is not served securely. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
