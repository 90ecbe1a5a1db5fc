import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { CookieChoices } from "./CookieChoices.tsx";
import { CookieForm } from "./CookieForm.tsx";

type Purpose = "necessary" | "analytics" | "ads" | "replay";

function Page(args: ComponentProps<typeof CookieChoices<Purpose>>) {
  const [asked, setAsked] = useState(true);
  return (
    <>
      {Array.from({ length: 12 }, (_, at) => (
        <p key={at} style={{ maxInlineSize: "42rem", padding: "1rem" }}>
          <a href={`#${at}`}>A link of the page below.</a> The tool can be used as it is, and what takes the focus comes out from under the question.
        </p>
      ))}
      {asked ? <CookieChoices {...args} onSave={() => setAsked(false)} /> : null}
    </>
  );
}

const meta = {
  component: CookieChoices<Purpose>,
  parameters: { layout: "fullscreen" },
  args: {
    messages: {
      title: "May we count visits?",
      text: "The tool works either way. What you allow here helps us see which parts are used, and can be changed in the cookie settings.",
      purposes: "What cookies are used for",
      acceptAll: "Accept all",
      rejectAll: "Reject all",
      choose: "Choose",
      save: "Save choices",
    },
    purposes: [
      { id: "necessary", label: "Necessary", description: "Remembers your draft, your theme and this answer, on your own device.", fixed: true },
      { id: "analytics", label: "Analytics", description: "Counts visits and the steps taken. Never your text." },
      { id: "ads", label: "Ads", description: "Tells an advertiser that a visit came from its ad." },
      { id: "replay", label: "Session replay", description: "Records how the page is used, with all text masked." },
    ],
    values: { necessary: true, analytics: false, ads: false, replay: false },
    onSave: () => {},
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof CookieChoices<Purpose>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Choosing: Story = {
  render: function Pressed(args) {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => frame.current?.querySelectorAll("button").item(2).click(), []);
    return (
      <div ref={frame}>
        <Page {...args} />
      </div>
    );
  },
};

export const Inline: Story = {
  render: function Kept({ messages, purposes, values }) {
    const [kept, setKept] = useState(values);
    return (
      <div style={{ padding: "1rem" }}>
        <CookieForm messages={messages} purposes={purposes} values={kept} onSave={setKept} />
      </div>
    );
  },
};

export const LongText: Story = {
  args: {
    messages: {
      title: "Dürfen wir Besuchshäufigkeitsauswertungen vornehmen?",
      text: "Das Werkzeug arbeitet in jedem Fall. Einverständniserklärungen lassen sich in den Cookie-Einstellungen jederzeit ändern.",
      purposes: "Verwendungszwecke",
      acceptAll: "Alle akzeptieren",
      rejectAll: "Alle ablehnen",
      choose: "Einzeln auswählen",
      save: "Auswahlentscheidungen speichern",
    },
  },
};
