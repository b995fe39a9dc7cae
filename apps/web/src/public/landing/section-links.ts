import type { LandingContent } from './landing.content.ts';

export type SiteLink = { label: string; href: string };

/** Without those that lead to a section with nothing to show. */
export function liveLinks(links: readonly SiteLink[], content: LandingContent): SiteLink[] {
  const empty = emptySections(content);
  return links.filter(({ href }) => !empty.includes(href));
}

function emptySections({ features, testimonials, faq }: LandingContent): string[] {
  const sections: [string, readonly unknown[]][] = [
    ['/#recursos', features.list],
    ['/#depoimentos', testimonials.list],
    ['/#faq', faq.list],
  ];
  return sections.filter(([, list]) => list.length === 0).map(([href]) => href);
}
