import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "../../components/Container/Container.tsx";
import { writeDraft } from "../draft.ts";
import { emptyDraft } from "../settings.ts";
import { judgementOf, unsure } from "../testing/detector.ts";
import { loadTray } from "../testing/tray.tsx";
import { detectorMessages, judgementMessages } from "../testing/detector-messages.ts";
import { passage } from "../testing/passage.ts";
import { DetectorWorkspace } from "./DetectorWorkspace.tsx";
import { Judgement } from "./Judgement.tsx";
import type { DetectorRuntime, LoadDetector } from "./use-check.ts";

const loading =
  (detect: DetectorRuntime["detect"]): LoadDetector =>
  async () => ({ detect, Judgement: (props) => <Judgement {...props} messages={judgementMessages} /> });

const left = (text: string) => () => writeDraft([() => sessionStorage], { ...emptyDraft, text });

const meta = {
  component: DetectorWorkspace,
  parameters: { layout: "fullscreen" },
  args: {
    messages: detectorMessages,
    placeholder: "Paste a text",
    wordsPerRun: 2000,
    price: "Free, and not counted",
    fileBytes: 2 ** 21,
    load: loading(async (text) => judgementOf(text)),
    loadTray,
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
} satisfies Meta<typeof DetectorWorkspace>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const press: Play = ({ canvas }) => canvas.getByRole("button", { name: "Check" }).click();
const check: Play = async (context) => {
  await press(context);
  await context.canvas.findByText("Checked");
};

export const Empty: Story = {};
export const WithText: Story = { beforeEach: left(passage.text) };
export const Checking: Story = { ...WithText, args: { load: () => new Promise(() => {}) }, play: press };
export const Judged: Story = { ...WithText, play: check };
export const ReasonsOpened: Story = {
  ...WithText,
  async play(context) {
    await check(context);
    (await context.canvas.findByText(/stand out/u)).click();
  },
};
export const CannotTell: Story = { ...WithText, args: { load: loading(async () => unsure) }, play: check };
export const FirstWords: Story = {
  ...WithText,
  args: { wordsPerRun: 30 },
  async play({ canvas }) {
    (await canvas.findByRole("button", { name: /first 30 words/u })).click();
    await canvas.findByText("Checked");
  },
};
export const Failed: Story = { ...WithText, args: { load: () => Promise.reject(new Error("Offline.")) }, play: press };
export const NothingToCheck: Story = { play: press };
