import { IconMenu2, IconX } from '@tabler/icons-react';
import { Brand } from './brand.tsx';
import { type LandingContent, SIGN_IN, SIGN_UP } from './landing/landing.content.ts';
import { liveLinks, type SiteLink } from './landing/section-links.ts';

const MENU = 'menu';
// Names nothing on the page: the browser closes the menu and stays where it is.
const NOWHERE = '#fechado';

type SiteHeaderProps = { content: LandingContent };

/** Stays on top. The menu of phones is the target of its own address, so it needs no script. */
export function SiteHeader({ content }: SiteHeaderProps) {
  const { links, signIn, signUp } = content.header;
  const shown = liveLinks(links, content);
  return (
    <header className="site-header">
      <div className="wrap site-header-row">
        <Brand />
        <nav className="site-nav" aria-label="Principal">
          <Links links={shown} />
        </nav>
        <div className="site-header-actions">
          <a className="button quiet sign-in" href={SIGN_IN}>
            {signIn}
          </a>
          <a className="button primary" href={SIGN_UP}>
            {signUp}
          </a>
          <a className="icon-button menu-opener" href={`#${MENU}`} aria-label="Abrir o menu">
            <IconMenu2 aria-hidden="true" />
          </a>
        </div>
      </div>
      <nav className="menu" id={MENU} aria-label="Menu">
        <a className="icon-button menu-closer" href={NOWHERE} aria-label="Fechar o menu">
          <IconX aria-hidden="true" />
        </a>
        <div className="menu-sheet">
          <Links links={shown} />
          <a className="button outline" href={SIGN_IN}>
            {signIn}
          </a>
        </div>
      </nav>
    </header>
  );
}

function Links({ links }: { links: SiteLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
