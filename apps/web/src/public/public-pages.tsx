import type { PublicPageName } from '@app/contract/platform/public-pages.contract';
import { PUBLIC_PAGES } from '@app/contract/platform/public-pages.contract';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BRAND } from './brand.tsx';
import { Document } from './document.tsx';
import { landing } from './landing/landing.content.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { LegalPage } from './legal/legal-page.tsx';
import { privacy } from './legal/privacy.content.ts';
import { terms } from './legal/terms.content.ts';
import { pageStyle } from './page-style.ts';

/** `folder` holds what the page is made of. */
type Page = { folder: string; title: string; description: string; body: ReactElement };

const pages: Record<PublicPageName, Page> = {
  landing: {
    folder: 'landing',
    title: `${BRAND} · ${landing.title}`,
    description: landing.description,
    body: <LandingPage content={landing} />,
  },
  terms: {
    folder: 'legal',
    title: `${terms.title} · ${BRAND}`,
    description: terms.description,
    body: <LegalPage text={terms} site={landing} />,
  },
  privacy: {
    folder: 'legal',
    title: `${privacy.title} · ${BRAND}`,
    description: privacy.description,
    body: <LegalPage text={privacy} site={landing} />,
  },
};

/** The page as HTML, with marks where the server fills in what only it knows. */
export function renderPublicPage(name: PublicPageName): string {
  const { folder, title, description, body } = pages[name];
  const path = PUBLIC_PAGES.find((page) => page.name === name)?.address ?? '/';
  const markup = renderToStaticMarkup(
    <Document path={path} title={title} description={description} style={pageStyle(folder)}>
      {body}
    </Document>,
  );
  return `<!doctype html>${markup}`;
}
