import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, type SubmitEvent, useRef, useState } from "react";
import { Button } from "../components/Button/Button.tsx";
import { toasterMessages } from "./testing.ts";
import { type ToastOptions, type ToastType, toastTypes } from "./toast.ts";
import { createToastStore } from "./toast-store.ts";
import { Toaster } from "./Toaster.tsx";
import { browserTimers, createToast } from "./toaster.ts";

/** Toasts that stay. */
function Shown({ toasts }: { readonly toasts: readonly ToastOptions[] }) {
  const [store] = useState(() => {
    const filled = createToastStore(browserTimers);
    for (const options of toasts) filled.add({ autoHideDuration: Infinity, ...options });
    return filled;
  });
  return <Toaster store={store} messages={toasterMessages} />;
}

const meta = { component: Shown, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

const longText =
  "The file could not be opened, because it is larger than what this page takes in one go. Your text is still here. Split the file into parts, or paste the part that you need into the box.";

export const Success: Story = { args: { toasts: [{ message: "Copied", type: "success" }] } };
export const Failure: Story = { args: { toasts: [{ message: "The text could not be saved.", type: "error" }] } };
export const Information: Story = { args: { toasts: [{ message: "Loading the engine", type: "info" }] } };
export const System: Story = { args: { toasts: [{ message: "A new version is there. Reload the page to use it.", type: "system" }] } };
export const LongText: Story = { args: { toasts: [{ message: longText, type: "error" }] } };
export const LongWord: Story = { args: { toasts: [{ message: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen.md", type: "info" }] } };
export const FullWidth: Story = { args: { toasts: [{ message: longText, type: "info", fullWidth: true }] } };

export const ThreeAtOnce: Story = {
  args: {
    toasts: [
      { message: "Copied", type: "success" },
      { message: longText, type: "error" },
      { message: "A new version is there.", type: "system" },
    ],
  },
};

/** Shows any toast, and lists how each one closed. */
function Bench() {
  const [store] = useState(() => createToastStore(browserTimers));
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [isShown, setShown] = useState(true);
  const work = useRef<PromiseWithResolvers<string>>(null);
  const toast = createToast(store);

  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const chosen = (name: string) => {
      const value = data.get(name);
      return typeof value === "string" ? value : "";
    };
    const message = chosen("message");
    toast({
      message,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the buttons hold nothing else
      type: chosen("type") as ToastType,
      autoHideDuration: Number(chosen("milliseconds")),
      fullWidth: data.has("fullWidth"),
      onClose: (reason) => setClosed((before) => [...before, `${message}: ${reason}`]),
    });
  };
  const start = () => {
    work.current = Promise.withResolvers();
    toast.promise(work.current.promise, { pending: "Saving", success: (name) => `Saved as ${name}`, error: "Not saved" }).catch(() => undefined);
  };

  return (
    <StrictMode>
      <form onSubmit={show} style={{ display: "grid", gap: "0.5rem", maxInlineSize: "20rem", padding: "14rem 1rem 1rem" }}>
        <label>
          Message <input name="message" defaultValue="Saved" />
        </label>
        <label>
          Milliseconds <input name="milliseconds" defaultValue="3000" />
        </label>
        <label>
          <input name="fullWidth" type="checkbox" /> Full width
        </label>
        {toastTypes.map((type) => (
          <Button key={type} type="submit" look="primary" name="type" value={type}>
            Show {type}
          </Button>
        ))}
        <Button onClick={start}>Start work</Button>
        <Button onClick={() => work.current?.resolve("essay.md")}>Finish</Button>
        <Button onClick={() => work.current?.reject(new Error("The disk is full."))}>Fail</Button>
        <Button onClick={() => setShown((before) => !before)}>Take the toaster away, or bring it back</Button>
        <pre aria-label="Closed" role="log">
          {closed.join("\n")}
        </pre>
      </form>
      {isShown ? <Toaster store={store} messages={toasterMessages} /> : null}
    </StrictMode>
  );
}

export const Playground: StoryObj = { render: () => <Bench /> };
