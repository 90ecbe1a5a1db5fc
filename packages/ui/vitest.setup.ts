import { configure } from "@testing-library/react";

// A busy machine is no failure: what must appear may take its time.
configure({ asyncUtilTimeout: 30_000 });
