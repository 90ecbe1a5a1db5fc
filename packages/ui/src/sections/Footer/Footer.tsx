import type { SiteContent } from "@prosewell/site-config";
import { Container } from "../../components/Container/Container.tsx";
import { copyright as copyrightClass, footer, link, links as linksClass, rows, tagline as taglineClass } from "./Footer.css.ts";

type FooterProps = SiteContent["footer"] & {
  /** What the links are named as a group, for those who cannot see it. */
  readonly linksLabel: string;
};

export function Footer({ tagline, links, copyright, linksLabel }: FooterProps) {
  return (
    <footer className={footer}>
      <Container>
        <div className={rows}>
          <p className={taglineClass}>{tagline}</p>
          <nav aria-label={linksLabel}>
            <ul className={linksClass}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className={copyrightClass}>{copyright}</p>
        </div>
      </Container>
    </footer>
  );
}
