import type { SiteContent } from "@prosewell/site-config";
import type { ComponentType, ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { copyright as copyrightClass, footer, link, links as linksClass, rows, tagline as taglineClass } from "./Footer.css.ts";

export type LinkComponent = ComponentType<{ href: string; className?: string; children: ReactNode }> | "a";

type FooterProps = SiteContent["footer"] & {
  /** What the links are named as a group, for those who cannot see it. */
  readonly linksLabel: string;
  /** A router's own link; a plain anchor unless given. */
  readonly Link?: LinkComponent;
};

export function Footer({ tagline, links, copyright, linksLabel, Link = "a" }: FooterProps) {
  return (
    <footer className={footer}>
      <Container>
        <div className={rows}>
          <p className={taglineClass}>{tagline}</p>
          <nav aria-label={linksLabel}>
            <ul className={linksClass}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} className={link}>
                    {label}
                  </Link>
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
