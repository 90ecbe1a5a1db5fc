import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { ArticlePage } from "./ArticlePage.tsx";

const meta = {
  component: ArticlePage,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Terms of use",
    note: "Last updated: 01.04.2025",
    sections: [
      {
        heading: "What these terms cover",
        paragraphs: [
          "Prosewell is a website that rewrites text. Plain Margin Software Ltd runs it and is the “we” of these terms.",
          "By using the site you accept these terms. If you don't accept them, please don't use it.",
        ],
      },
      {
        heading: "The service",
        paragraphs: [
          "You enter a text, and the site gives you a rewritten version with a reason for each change. English is rewritten in full. Text in any other language comes back with only stray invisible characters and chatbot leftovers removed.",
          "Questions reach us at a-rather-long-mailbox-that-is-meant-for-questions-about-these-terms@prosewell.example.",
        ],
      },
    ],
  },
} satisfies Meta<typeof ArticlePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Document: Story = {};
export const WithControls: Story = { args: { title: "Cookies settings", children: <Button>Save my choice</Button> } };
export const WithFigures: Story = {
  args: {
    title: "How the detector was measured",
    note: "Every figure is printed by a command.",
    sections: [
      {
        heading: "How often it is wrong",
        paragraphs: ["People whose texts it called generated, by kind of writing."],
        figures: [{ caption: "False accusations", header: ["Kind of writing", "Texts", "Accused"], rows: [["Student essays", "1,012", "0.4 %"]] }],
      },
    ],
  },
};
export const LongTitle: Story = { args: { title: "Datenschutzgrundverordnungsbestimmungen und Nutzungsbedingungen" } };
