import type { Variant } from "./variant.ts";

export const proVariant: Variant = {
  variant: "pro",
  siteUrl: "https://prosewell-pro.example",
  nameSuffix: " Pro",
  supportMailbox: "support",
  copy: ({ siteName, wordsPerRun, wordsPerDay }) => ({
    metaTags: {
      title: "Humanize AI text with a careful edit",
      description: `A copy editor for AI drafts that runs in your browser. Facts are checked, edits come with reasons. Free for ${wordsPerDay} words a day, no sign-up.`,
    },
    hero: {
      title: "Give your AI draft a human edit",
      subtitle: `${siteName} works like a careful copy editor. It replaces machine habits with plain words, checks that your facts came through, and explains each correction, all on your own device.`,
    },
    howTo: {
      title: "From draft to clean copy",
      subtitle: "You can do all of it here, in one sitting.",
      steps: [
        {
          title: "Drop in your text",
          description: `Type or paste up to ${wordsPerRun} words, or open a .docx or another document, and get it back with only the edited words changed. English is rewritten in full, and your text is not uploaded.`,
        },
        {
          title: "Press Humanize",
          description: "Your browser makes the edit. Whatever must not change is locked beforehand, and you can cancel at any point.",
        },
        {
          title: "Set the tone and check the edits",
          description: "Try business for a client or academic for a paper. Each edit is listed with its reason, so you can judge it for yourself.",
        },
      ],
    },
    benefits: {
      title: "An editor whose work you can check",
      subtitle: "For coursework, published pieces and anything that goes to a customer.",
      items: {
        bolt: {
          title: "Converted in seconds",
          description: "The edit runs where you are. Once the engine has loaded, a slow connection makes no difference.",
        },
        structure: {
          title: "Structure preserved",
          description: "Line breaks, spacing and Markdown belong to the text and are left in place. A passage that needs no edit returns exactly as it was.",
        },
        workflow: {
          title: "At home in any workflow",
          description: "Use it between the first draft and the final read. Bring text from any editor or a file, and copy the result with one press.",
        },
        marks: {
          title: "Less for detectors to flag",
          description: "We take out some of the stock phrases and patterns that generated text is full of. How a detector answers to that is something we have not measured, and its verdict is beyond anyone's promise.",
        },
        confidence: {
          title: "Send it with confidence",
          description: "Every number, name, quotation and link is checked after the edit, and so is every “not”. One line tells you how many came through.",
        },
        refine: {
          title: "Refine until it fits",
          description: "There are five tones and three strengths. Each run starts from your original, so you can compare settings freely.",
        },
      },
    },
    cta: {
      title: "Put your next draft through an edit",
      description: `Paste it, press one button, read the reasons. ${wordsPerDay} words a day, with no registration.`,
      buttonLabel: "Humanize AI free",
    },
    faq: {
      title: "Before you paste anything",
      subtitle: "What to expect, and what not to.",
      items: [
        {
          question: "What does it cost?",
          answer: `Nothing, and you don't register. Each day brings you ${wordsPerDay} words, and a run may take up to ${wordsPerRun} of them. Runs that change nothing are not counted, and a paragraph is counted once while the page stays open, so comparing settings costs nothing. At 00:00 UTC the count begins anew. What is left to you stands under your text.`,
        },
        {
          question: "Who can read what I paste?",
          answer: "Nobody on our side. The editing happens inside your browser and the text is not sent to us, unless you choose a language model where one is offered. So that a reload can't lose your work, the draft is saved in this browser's own storage until you clear the box, beside a history of your runs that you can search, delete or switch off.",
        },
        {
          question: "Does it make text undetected?",
          answer: "We won't say that. It removes some of the stock phrases and patterns that are usual in generated text, and nobody here has measured a detector on the result. A detector may still be suspicious, just as it may be of a person's own writing.",
        },
        {
          question: "Can I check my text with a detector here?",
          answer: "You can. Every result can be shown to a detector that runs in your browser. It answers with a range, before the rewrite and after it, points to the sentences behind the answer, and says so where it cannot tell: from fewer than 80 words, or in a language other than English. Never accuse anyone on its word; it can be wrong about a person's own work.",
        },
        {
          question: "Can I use it for languages other than English?",
          answer: "You can paste any language and nothing in it will be harmed, but only English is rewritten in full. Spanish, French, German, Portuguese and Italian lose their clearest machine habits: stock openings, inflated words, empty frames. Elsewhere the edit stops at stray spaces, invisible characters and phrases that a chatbot left behind.",
        },
      ],
    },
    footer: { tagline: "A careful edit for machine-made drafts." },
  }),
};
