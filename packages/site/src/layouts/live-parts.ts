"use client";

// Together, so that they come in one file: the framework fetches the 404 page's parts with every page, and in a file of their own
// they would bring all that the control needs a second time.
export { PresentAddress } from "../metadata/PresentAddress.tsx";
export { ThemeControl } from "../theme/ThemeControl.tsx";
