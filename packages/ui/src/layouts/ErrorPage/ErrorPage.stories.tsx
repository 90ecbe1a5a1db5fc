import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, ButtonLink } from "../../components/Button/Button.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

const meta = { component: ErrorPage, parameters: { layout: "fullscreen" } } satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const failed = {
  title: "Something went wrong",
  text: "This page ran into an error and could not be shown. Any text you were working on is kept in this browser. Try again. If it fails a second time, reload the page.",
};

export const NotFound: Story = {
  args: {
    title: "Page Not Found",
    text: "The page you are looking for does not exist. The address may be mistyped, or the page may have moved.",
    actions: (
      <ButtonLink look="primary" href="#">
        Go to the home page
      </ButtonLink>
    ),
  },
};

export const Failed: Story = { args: { ...failed, actions: <Button look="primary">Try again</Button> } };

export const FailedWithFeedback: Story = {
  args: {
    ...failed,
    actions: (
      <>
        <Button look="primary">Try again</Button>
        <Button>Report feedback</Button>
      </>
    ),
  },
};

export const LongWords: Story = {
  args: {
    title: "Anwendungsschichtverbindungsfehler",
    text: "Die Internetprotokollverbindungsaufbauversuche sind wiederholt gescheitert. Was Sie geschrieben haben, liegt weiterhin in diesem Browser.",
    actions: <Button look="primary">Verbindungsaufbau wiederholen</Button>,
  },
};
