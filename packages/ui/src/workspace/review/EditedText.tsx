import { memo, type ReactNode, type Ref, useMemo } from "react";
import type { ReviewMessages } from "../messages.ts";
import type { Outcome } from "../runtime.ts";
import { type Decisions, decidedText } from "./decisions.ts";
import { group as groupClass, heading, sign, strong } from "./EditedText.css.ts";
import { groupsOf } from "./groups.ts";
import { type Leaf, leavesOf, paragraphsOf } from "./leaves.ts";
import { Mark } from "./Mark.tsx";
import { type Markdown, markdownIn } from "./markdown.ts";
import { isStrongAt, piecesOf } from "./pieces.ts";
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
function Paragraph({ isLong, look, children }: { readonly isLong: boolean; readonly look?: string | undefined; readonly children: ReactNode }) {
  const Box = isLong ? "p" : "span";
  return (
    <Box dir={isLong ? "auto" : undefined} className={look}>
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
          <PlainLeaf key={index} text={text} isLong={isLong}>
            {index === last ? carriedOn : null}
          </PlainLeaf>
        ))
      : leaves.map((leaf, index) => (
          <MarkedLeaf key={leaf.start} leaf={leaf} isLong={isLong} active={active?.active ?? null} links={active?.links} decisions={decisions} messages={messages}>
            {index === last ? carriedOn : null}
          </MarkedLeaf>
        ))),
    ...(last < 0 && carriedOn ? [carriedOn] : []),
    ...after.map((text, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Paragraph key={`rest ${index}`} isLong={isLong} look={restClass}>
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

/** Words with the signs of their Markdown in the background: all of them are there, to be read and to be copied. */
function Words({ text, offset, markdown, start }: { readonly text: string; readonly offset: number; readonly markdown: Markdown; readonly start?: number }) {
  return piecesOf(text, offset, markdown).map((piece) => (
    <span key={piece.start} data-start={start === undefined ? undefined : start + piece.start} className={piece.look && { sign, strong }[piece.look]}>
      {piece.text}
    </span>
  ));
}

function PlainLeaf({ text, isLong, children }: { readonly text: string; readonly isLong: boolean; readonly children: ReactNode }) {
  const markdown = markdownIn(text);
  return (
    <Paragraph isLong={isLong} look={markdown.isHeading ? heading : undefined}>
      <Words text={text} offset={0} markdown={markdown} />
      {children}
    </Paragraph>
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

const lineOf = ({ segments }: Leaf) => segments.map((segment) => ("edit" in segment ? segment.edit.before : segment.text)).join("");

const MarkedLeaf = memo(function MarkedLeaf({ leaf, isLong, active, links, decisions, messages, children }: MarkedLeafProps) {
  const markdown = markdownIn(lineOf(leaf));
  return (
    <Paragraph isLong={isLong} look={markdown.isHeading ? heading : undefined}>
      {leaf.segments.map((segment) => {
        const offset = segment.start - leaf.start;
        if (!("edit" in segment)) return <Words key={segment.start} text={segment.text} start={segment.start} offset={offset} markdown={markdown} />;
        const { edit } = segment;
        const mark = links && <Mark key={edit.id} edit={edit} isActive={active === edit.id} decisions={decisions} links={links} messages={messages} />;
        return isStrongAt(markdown, offset) ? (
          <span key={edit.id} className={strong}>
            {mark}
          </span>
        ) : (
          mark
        );
      })}
      {children}
    </Paragraph>
  );
}, looksSame);
