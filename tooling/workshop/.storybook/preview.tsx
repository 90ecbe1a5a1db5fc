import "@prosewell/ui/theme";
import "./preview.css";
import { sites } from "@prosewell/site-config";
import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";

/** What can be chosen in the bar above every story, and by `globals=theme:dark;variant:pro` in its address. */
const globalTypes = {
  theme: { toolbar: { title: "Theme", icon: "contrast", items: ["light", "dark"], dynamicTitle: true } },
  variant: { toolbar: { title: "Variant", icon: "component", items: Object.keys(sites), dynamicTitle: true } },
  direction: { toolbar: { title: "Direction", icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true } },
} satisfies Preview["globalTypes"];

export default {
  globalTypes,
  initialGlobals: { theme: "light", variant: "default", direction: "ltr" },
  decorators: [
    function Surroundings(Story, { globals: { theme, direction } }) {
      useLayoutEffect(() => {
        document.documentElement.lang = "en";
        document.documentElement.dir = direction;
        document.documentElement.dataset["theme"] = theme;
      }, [theme, direction]);
      return <Story />;
    },
  ],
} satisfies Preview;
