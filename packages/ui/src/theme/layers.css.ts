import { globalLayer } from "@vanilla-extract/css";

/** In this order, whatever order a bundler puts the files in; an app's own unlayered styles win over all three. */
export const reset = globalLayer("reset");
export const components = globalLayer("components");
export const utilities = globalLayer("utilities");
