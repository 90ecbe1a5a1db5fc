import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "../../components/Container/Container.tsx";
import { writeDraft } from "../draft.ts";
import { Review } from "../review/Review.tsx";
import { emptyDraft } from "../settings.ts";
import { detect } from "../testing/detector.ts";
import { promptEngine } from "../testing/engine.ts";
import { messages, reviewMessages } from "../testing/messages.ts";
import { enginesMessages, modelSite } from "../testing/model.ts";
import { loadShelf } from "../testing/shelf.tsx";
import { loadTray } from "../testing/tray.tsx";
import { Workspace } from "../Workspace.tsx";
import { removeVoice } from "./voice-store.ts";

const text = "We utilize the wells in the dry months of the year.\n\nThe farmers utilize them too. It rained.";

/** A site with a model that gives so many paragraphs, and then is silent. */
const load = (paragraphs: number) => async () => {
  let given = 0;
  const gate = () => (given++ < paragraphs ? Promise.resolve() : new Promise<void>(() => undefined));
  return { engine: promptEngine(), detect, Review: (props: Omit<Parameters<typeof Review>[0], "messages">) => <Review {...props} messages={reviewMessages} />, Engines: modelSite({ gate }).Engines };
};

const meta = {
  component: Workspace,
  parameters: { layout: "fullscreen" },
  args: { messages, placeholder: "", wordsPerRun: 2000, perDay: "2,000 words a day", fileBytes: 2 ** 21, load: load(2), loadShelf, loadTray },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  beforeEach: async () => {
    sessionStorage.clear();
    localStorage.clear();
    await removeVoice();
    writeDraft([() => sessionStorage], { ...emptyDraft, text });
  },
} satisfies Meta<typeof Workspace>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const { agreement, choice, review, voice } = enginesMessages;

/** On a phone the choice is the device's own list. */
const choose: Play = async ({ canvas, userEvent }) => {
  canvas.getByRole("textbox", { name: messages.input.label }).focus();
  const list = await canvas.findByLabelText(choice.label, { selector: "select" });
  const radio = canvas.queryByRole("radio", { name: choice.options.model });
  await (radio ? userEvent.click(radio) : userEvent.selectOptions(list, "model"));
  await canvas.findByRole("dialog", { name: agreement.title });
};

const agree: Play = async (context) => {
  await choose(context);
  await context.userEvent.click(context.canvas.getByRole("button", { name: agreement.agree }));
  await context.canvas.findByRole("button", { name: review });
};

const run: Play = async (context) => {
  await agree(context);
  context.canvas.getByRole("button", { name: messages.run.humanize }).click();
};

export const AskedFirst: Story = { play: choose };
export const Chosen: Story = { play: agree };
export const Voice: Story = {
  play: async (context) => {
    await agree(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: voice.add }));
    await context.canvas.findByRole("dialog", { name: voice.title });
  },
};
export const OnItsWay: Story = {
  args: { load: load(1) },
  play: async (context) => {
    await run(context);
    await context.canvas.findByText(/^We use the wells/u);
  },
};
export const Refused: Story = {
  play: async (context) => {
    await run(context);
    await context.canvas.findByText("It brought in a number. Your words stand there.");
  },
};
