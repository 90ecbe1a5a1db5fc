import { inScript } from "./json-ld.ts";

export function JsonLd({ data }: { data: unknown }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(data) }} />;
}
