import { beforeEach, vi } from "vitest";

/** A file that the page gave to the person. */
export interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** What the page saves, in order, for every test of the file that calls it; empty again before each. */
export function useSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  beforeEach(() => {
    saved.length = 0;
    let blob = new Blob();
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return "blob:made";
      },
      revokeObjectURL: () => {},
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function keep(this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    });
  });
  return saved;
}
