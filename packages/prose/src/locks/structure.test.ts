import { describe, expect, it } from "vitest";
import { valued } from "../testing/locks.ts";

describe("structure", () => {
  it("is one lock for each block, in order", () => {
    expect(valued("structure", "# One\n\nTwo.\n\n- three\n- four\n\n> five\n\n```\nsix\n```")).toEqual(["h1", "paragraph", "list > -", "list > -", "quote", "code"]);
  });

  it("does not change with the words", () => {
    expect(valued("structure", "# A heading\n\nShort.")).toEqual(valued("structure", "# Another one\n\nThis is much longer, and it goes on.\nEven over lines."));
  });

  it("tells a task that is done from one that is not", () => {
    expect(valued("structure", "- [ ] a\n- [x] a")).toEqual(["list > - [ ]", "list > - [x]"]);
  });

  it("is empty for white space", () => {
    expect(valued("structure", " \n\n")).toEqual([]);
  });
});
