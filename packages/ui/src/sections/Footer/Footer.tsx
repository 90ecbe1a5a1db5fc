import type { SiteContent } from "@prosewell/site-config";
import { Container } from "../../components/Container/Container.tsx";
import { LinkList, type LinkListProps } from "../../components/LinkList/LinkList.tsx";
import { copyright as copyrightClass, footer, rows, tagline as taglineClass } from "./Footer.css.ts";

type FooterProps = SiteContent["footer"] & {
  /** What the legal links are named as a group, for those who cannot see it. */
  readonly linksLabel: string;
  /** The site's other pages. */
  readonly more?: LinkListProps;
};

export function Footer({ tagline, links, copyright, linksLabel, more }: FooterProps) {
  return (
    <footer className={footer}>
      <Container>
        <div className={rows}>
          <p className={taglineClass}>{tagline}</p>
          <div>
            {more ? <LinkList {...more} /> : null}
            <LinkList label={linksLabel} links={links} />
          </div>
          <p className={copyrightClass}>{copyright}</p>
        </div>
      </Container>
    </footer>
  );
}
