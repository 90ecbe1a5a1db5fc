import type { Variant } from "./variant.ts";

export const defaultVariant: Variant = {
  variant: "default",
  siteUrl: "https://prosewell.example",
  nameSuffix: "",
  supportMailbox: "support",
  copy: ({ siteName, wordsPerRun, wordsPerDay }) => ({
    metaTags: {
      title: "Free AI humanizer that shows every change",
      description: `Paste AI-written text and get natural prose back. Free, no sign-up, ${wordsPerDay} words a day. It works in your browser and explains every edit.`,
    },
    hero: {
      title: "Make AI text read like a person wrote it",
      subtitle: `${siteName} rewrites phrases that give a machine away, keeps your facts as they are, and tells you why it made each change. It’s free, and there is no account to create.`,
    },
    howTo: {
      title: "How it works",
      subtitle: "From stiff draft to readable page without leaving this one.",
      steps: [
        {
          title: "Drop in your text",
          description: `Paste it, or open a .docx, .pdf, .odt, .rtf, .html, .md or .txt file. One run takes up to ${wordsPerRun} words. English is rewritten in full.`,
        },
        {
          title: "Press Humanize",
          description: "Names, numbers, quotations and links are locked first. Then the engine works through your draft on your own device.",
        },
        {
          title: "Adjust the tone, or review it",
          description: "Go from casual to formal, choose how far the edits may reach, and read the reason beside each change.",
        },
      ],
    },
    benefits: {
      title: "Made for text with your name under it",
      subtitle: "An essay, a post, a letter to a client: you are the one who has to stand by it.",
      items: {
        bolt: {
          title: "Convert in seconds",
          description: "The first run fetches the engine. After that your browser does the work by itself, with no upload and no queue.",
        },
        structure: {
          title: "Preserve structure",
          description: "Headings, lists, tables and links stay where you put them. Text that no edit touches comes back character for character.",
        },
        workflow: {
          title: "Fits any workflow",
          description: "Paste a draft in and copy the result out, or open a Word document and get the same one back with only the edited words changed.",
        },
        marks: {
          title: "Reduce detector flags",
          description: "The rewrite removes some of the stock phrases and patterns that are common in generated text. We have not measured what any detector makes of that, and no one can promise a verdict.",
        },
        confidence: {
          title: "Write with confidence",
          description: "Figures, citations and negations are compared with your original after the rewrite. An edit that would alter one is taken back.",
        },
        refine: {
          title: "Rewrite and refine",
          description: "Not quite right? Your original is still in the box. Pick another tone or strength and run it again.",
        },
      },
    },
    cta: {
      title: "Try it on the draft you have open",
      description: `No account, nothing to install, and ${wordsPerDay} words a day.`,
      buttonLabel: "Get started free",
    },
    faq: {
      title: "Questions people ask",
      subtitle: "Short answers, including the awkward ones.",
      items: [
        {
          question: "Is it really free?",
          answer: `Yes. You pay nothing and need no account. You have ${wordsPerDay} words a day, and one run takes up to ${wordsPerRun} of them. A paragraph counts once, however many tones you try on it while the page is open, and a run that changes nothing is free. The count starts again at 00:00 UTC; the box shows what is left, and when that is for you.`,
        },
        {
          question: "Where does my text go?",
          answer: "It stays on your device. The rewriting runs in your browser, so the text is not sent to a server, unless you choose a language model where one is offered. This browser's own storage keeps your draft until you clear the box, so that it survives a reload, and a history of your runs, unless you switch that off. “Forget everything on this device”, in the history, removes both.",
        },
        {
          question: "Will the result pass an AI detector?",
          answer: "Perhaps, and nobody can honestly tell you more. The rewrite removes some of the stock phrases and patterns that are common in generated text, and we have not measured how any detector responds. Detectors disagree with each other, and they sometimes accuse people who wrote every word themselves. We make no promise about what one will say.",
        },
        {
          question: "Is there a built-in AI detector?",
          answer: "Yes, beside every result. Press “See what our detector says”, and it judges your text before and after, on this device. It gives a range in place of a single figure, names the sentences that stand out, and says so when it cannot tell. It works on English texts of 80 words or more, and it is sometimes wrong, also about writing that is a person's own.",
        },
        {
          question: "Which languages does it work in?",
          answer: "English is rewritten in full. In Spanish, French, German, Portuguese and Italian the clearest marks are rewritten, such as stock openings and inflated words. Text in any other language comes through unharmed: only stray spaces, invisible characters and leftovers of a chatbot's reply are taken out.",
        },
      ],
    },
    footer: { tagline: "Plainer prose, with every change explained." },
  }),
};
