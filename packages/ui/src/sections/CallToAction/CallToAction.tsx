import type { SiteContent } from "@prosewell/site-config";
import { useId } from "react";
import { ButtonLink } from "../../components/Button/Button.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { toolAnchor } from "../Hero/Hero.tsx";
import { band, description as descriptionClass, sheet, title as titleClass, words } from "./CallToAction.css.ts";

export function CallToAction({ title, description, buttonLabel }: SiteContent["cta"]) {
  const id = useId();
  return (
    <section className={band} aria-labelledby={id}>
      <Container>
        <div className={sheet}>
          <div className={words}>
            <h2 id={id} className={titleClass}>
              {title}
            </h2>
            <p className={descriptionClass}>{description}</p>
          </div>
          <ButtonLink look="primary" size="large" href={`#${toolAnchor}`}>
            {buttonLabel}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
