import { tests } from "@prosewell/vitest";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";

export default tests({
  plugins: [vanillaExtractPlugin(), react()],
  test: { environment: "jsdom", setupFiles: "./vitest.setup.ts" },
});
