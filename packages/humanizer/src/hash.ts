/** FNV-1a over UTF-16 code units, spread over [0, 1): the same key gives the same number everywhere. */
export function fraction(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) / 2 ** 32;
}
