import { memo, type ReactNode, type Ref, useMemo } from "react";
import type { ReviewMessages } from "../messages.ts";
import type { Outcome } from "../runtime.ts";
import { type Decisions, decidedText } from "./decisions.ts";
import { group as groupClass } from "./EditedText.css.ts";
import { groupsOf } from "./groups.ts";
import { type Leaf, leavesOf, paragraphsOf } from "./leaves.ts";
import { Mark } from "./Mark.tsx";
import { page, rest as restClass } from "./Review.css.ts";
import type { ActiveEdit, EditLinks } from "./use-active-edit.ts";
import { useGradually } from "./use-gradually.ts";

interface EditedTextProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly outcome: Outcome;
  /** Absent where the changes are hidden. */
  readonly active: ActiveEdit | null;
  readonly decisions: Decisions;
  readonly messages: ReviewMessages;
}

/** From so many paragraphs on, those out of sight are not laid out: at a text of a page the browser is as quick without. */
const long = 60;

/**
 * A paragraph. Of a long text each is a box of its own, so that groups of them can wait to be laid out; of any other they flow as one,
 * since a browser puts a line break between boxes that are selected by hand and copied.
 */
function Paragraph({ isLong, isRest = false, children }: { readonly isLong: boolean; readonly isRest?: boolean; readonly children: ReactNode }) {
  const Box = isLong ? "p" : "span";
  return (
    <Box dir={isLong ? "auto" : undefined} className={isRest ? restClass : undefined}>
      {children}
    </Box>
  );
}

/** The output, paragraph by paragraph, each in its own direction. */
export function EditedText({ ref, outcome: { original, result, rest }, active, decisions, messages }: EditedTextProps) {
  const leaves = useMemo(() => leavesOf(original, result.edits), [original, result.edits]);
  const [tail = "", ...after] = useMemo(() => paragraphsOf(rest), [rest]);
  const carriedOn = tail === "" ? null : <span key="rest" className={restClass}>{tail}</span>;
  const plain = active ? null : paragraphsOf(decidedText(original, result.edits, decisions));
  const last = (plain ?? leaves).length - 1;
  const isLong = leaves.length + after.length > long;

  const paragraphs = [
    ...(plain
      ? plain.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paragraph is nothing but its place
          <Paragraph key={index} isLong={isLong}>
            {text}
            {index === last ? carriedOn : null}
          </Paragraph>
        ))
      : leaves.map((leaf, index) => (
          <MarkedLeaf key={leaf.start} leaf={leaf} isLong={isLong} active={active?.active ?? null} links={active?.links} decisions={decisions} messages={messages}>
            {index === last ? carriedOn : null}
          </MarkedLeaf>
        ))),
    ...(last < 0 && carriedOn ? [carriedOn] : []),
    ...after.map((text, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Paragraph key={`rest ${index}`} isLong={isLong} isRest>
        {text}
      </Paragraph>
    )),
  ];

  const groups = isLong ? groupsOf(paragraphs) : [];
  const there = useGradually(groups.length);

  return (
    <div ref={ref} dir="auto" className={page}>
      {isLong
        ? groups.slice(0, there).map((group, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <div key={index} className={groupClass}>
              {group}
            </div>
          ))
        : paragraphs}
    </div>
  );
}

interface MarkedLeafProps {
  readonly leaf: Leaf;
  readonly isLong: boolean;
  readonly active: string | null;
  readonly links: EditLinks | undefined;
  readonly decisions: Decisions;
  readonly messages: ReviewMessages;
  readonly children: ReactNode;
}

const editsIn = ({ segments }: Leaf) => segments.flatMap((segment) => ("edit" in segment ? [segment.edit.id] : []));

/** Of a long text, most paragraphs are not concerned by what a person points at or decides. */
const looksSame = (one: MarkedLeafProps, other: MarkedLeafProps) =>
  one.leaf === other.leaf &&
  one.isLong === other.isLong &&
  one.links === other.links &&
  one.messages === other.messages &&
  one.children === other.children &&
  editsIn(one.leaf).every((id) => (one.active === id) === (other.active === id) && one.decisions.get(id) === other.decisions.get(id));

const MarkedLeaf = memo(function MarkedLeaf({ leaf, isLong, active, links, decisions, messages, children }: MarkedLeafProps) {
  return (
    <Paragraph isLong={isLong}>
      {leaf.segments.map((segment) =>
        "edit" in segment ? (
          links && <Mark key={segment.edit.id} edit={segment.edit} isActive={active === segment.edit.id} decisions={decisions} links={links} messages={messages} />
        ) : (
          <span key={segment.start} data-start={segment.start}>
            {segment.text}
          </span>
        ),
      )}
      {children}
    </Paragraph>
  );
}, looksSame);
