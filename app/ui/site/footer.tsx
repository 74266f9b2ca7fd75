import { brand } from "../../story/brand";
import { topOfPage } from "./top-of-page";

interface FooterLink {
  readonly label: string;
  /** Absent: leads to the top of the page. */
  readonly href?: string | undefined;
}

interface SiteFooterProps {
  readonly columns: readonly { readonly heading: string; readonly links: readonly FooterLink[] }[];
  readonly bottom: readonly FooterLink[];
}

function Entry({ label, href }: FooterLink) {
  return href === undefined ? <a href={topOfPage}>{label}</a> : <a href={href}>{label}</a>;
}

/** Ways to every page, and who made this. Plain links: the pages they lead to are no part of the app in the browser. */
export function SiteFooter({ columns, bottom }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <nav className="site-footer-columns" aria-label="All pages">
        {columns.map(({ heading, links }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <Entry {...link} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="site-footer-end">
        <p>© 2024 {brand.name}</p>
        <p>Made with love for storytelling families</p>
        {bottom.map((link) => (
          <p key={link.label}>
            <Entry {...link} />
          </p>
        ))}
      </div>
    </footer>
  );
}
