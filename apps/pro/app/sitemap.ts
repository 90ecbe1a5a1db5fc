export { sitemap as default } from "@prosewell/site/metadata/sitemap";
