import { link, links as linksClass } from "./LinkList.css.ts";

export interface LinkListProps {
  /** What the links are named as a group, for those who cannot see it. */
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Pages that one can go to, in a row. */
export function LinkList({ label: name, links }: LinkListProps) {
  return (
    <nav aria-label={name}>
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
  );
}
