import type { SiteContent } from "@prosewell/site-config";
import { type ReactNode, useId } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { head, hero, subtitle as subtitleClass, title as titleClass } from "./Hero.css.ts";

/** The fragment under which the tool can be reached from elsewhere on the page. */
export const toolAnchor = "humanizer";

type HeroProps = Pick<SiteContent["hero"], "title" | "subtitle"> & {
  /** The tool. */
  readonly children: ReactNode;
};

export function Hero({ title, subtitle, children }: HeroProps) {
  const id = useId();
  return (
    <section className={hero} aria-labelledby={id}>
      <Container>
        <div className={head}>
          <h1 id={id} className={titleClass}>
            {title}
          </h1>
          <p className={subtitleClass}>{subtitle}</p>
        </div>
        <div id={toolAnchor}>{children}</div>
      </Container>
    </section>
  );
}
