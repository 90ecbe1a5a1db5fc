import type { Passage } from "./passages.ts";

/** Kinds of human writing by which false accusations are counted: each source and each kind of text. */
export const humanGroups: Readonly<Record<string, (passage: Passage) => boolean>> = {
  "short stories from a forum": ({ source, domain }) => source === "biscope" && domain === "creative",
  "all stories": ({ domain }) => /creative|Literature/u.test(domain),
  "writing of many kinds (L2R)": ({ source }) => source === "l2r",
  "news": ({ domain }) => /news/iu.test(domain),
  "abstracts and technical writing": ({ domain }) => /abstract|academic|Technical/iu.test(domain),
  "textbooks": ({ source }) => source === "openstax",
  "essays, textbooks, encyclopedic text": ({ domain }) => /essay|textbook|Education|wiki/u.test(domain),
  "blogs of public agencies": ({ source }) => source === "digitalgov" || source === "18f-blog",
  "forum, email, reviews, online": ({ domain }) => /forum|email|blog|Online|Entertainment|Food|Sports|Personal/u.test(domain),
};

/** A group of fewer passages says too little to set a threshold by. */
export const leastInGroup = 300;
