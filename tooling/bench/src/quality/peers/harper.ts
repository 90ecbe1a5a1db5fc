import { binary } from "harper.js/binary";
import { Dialect, LocalLinter, SuggestionKind } from "harper.js";
import { replaced, type Peer } from "./peer.ts";

const linter = new LocalLinter({ binary, dialect: Dialect.American });

/** harper.js with its first suggestion taken, where it is one of style and not of spelling. */
export const harper: Peer = {
  name: "harper.js, first suggestion of style",
  async rewrite(text) {
    const lints = await linter.lint(text);
    return replaced(
      text,
      lints.flatMap((lint) => {
        const [suggestion] = lint.suggestions();
        if (!suggestion || /^(?:Spelling|Typo)$/u.test(lint.lint_kind())) return [];
        const { start, end } = lint.span();
        const removes = suggestion.kind() === SuggestionKind.Remove;
        const inserts = suggestion.kind() === SuggestionKind.InsertAfter;
        return [{ start: inserts ? end : start, end, wording: removes ? "" : suggestion.get_replacement_text() }];
      }),
    );
  },
};
