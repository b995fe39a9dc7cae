import type { publicCompany } from '@app/contract/scheduling/public-booking.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { escapeHtml } from '@app/domain/shared/html';
import { timeOfMinutes } from '@app/domain/shared/local-time';
import { normalizePhone } from '@app/domain/shared/phones';
import { firstSignOf } from '@app/domain/shared/text';
import type { PageFace } from '../../../foundation/http/visitor-pages.ts';
import { faceLabels } from './booking-face.labels.ts';

type ShownCompany = Answer<typeof publicCompany>;

const WITHOUT_PICTURE = '/icon-512.png';
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const LAST_MINUTE = 24 * 60 - 1;

/**
 * The face of a company, as those read it who run no program: whoever shows a link, search engines, and a
 * phone until the program has come. Its markup is that of the cover of the booking page.
 */
export function presentFace(company: ShownCompany, publicUrl: string): PageFace {
  const url = new URL(`/b/${company.slug}`, publicUrl).href;
  const picture = company.coverUrl ?? company.logoUrl ?? WITHOUT_PICTURE;
  const image = new URL(picture, publicUrl).href;
  return { head: headOf(company, { url, image }), body: bodyOf(company) };
}

type Links = { url: string; image: string };

function headOf(company: ShownCompany, links: Links): string {
  const title = faceLabels.title(company.name);
  const description = faceLabels.description(company.name, company.address);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(links.url)}">`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', links.url),
    meta('property', 'og:image', links.image),
    data('application/ld+json', '', structuredData(company, links)),
    data('application/json', ' id="company"', company),
  ].join('\n    ');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** Nothing in it ends the element, whatever somebody called a company. */
function data(type: string, attributes: string, value: object): string {
  const written = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="${type}"${attributes}>${written}</script>`;
}

function structuredData(company: ShownCompany, { url, image }: Links): object {
  const { name, address, phone, rating, openingHours } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'BeautySalon',
    '@id': url,
    url,
    name,
    image,
    ...(phone && { telephone: normalizePhone(phone) ?? phone }),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'BR' },
    }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
    openingHoursSpecification: openingHours.flatMap(({ weekday, hours }) =>
      hours.map(({ from, until }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${WEEKDAYS[weekday]}`,
        opens: timeOfMinutes(from),
        closes: timeOfMinutes(Math.min(until, LAST_MINUTE)),
      })),
    ),
    potentialAction: { '@type': 'ReserveAction', target: url },
  };
}

function bodyOf(company: ShownCompany): string {
  const { name, logoUrl, coverUrl, color } = company;
  const style = color ? ` style="--own-color: ${escapeHtml(color)}"` : '';
  const picture = coverUrl ? `<img src="${escapeHtml(coverUrl)}" alt="">` : '';
  const mark = logoUrl
    ? `<img class="cover-logo" src="${escapeHtml(logoUrl)}" alt="">`
    : `<span class="cover-letter" aria-hidden="true">${escapeHtml(firstSignOf(name))}</span>`;
  return [
    `<main class="cover" aria-busy="true"${style}><header class="cover-head">`,
    `<div class="cover-band">${picture}</div>`,
    `<div class="cover-title">${mark}<div class="cover-names"><h1>${escapeHtml(name)}</h1>`,
    `<p>${faceLabels.subtitle}</p></div></div></header>`,
    // Above those of the sample stands a sentence of the program.
    company.isSample ? '' : factsOf(company),
    '</main>',
  ].join('');
}

/** The first of the facts: what is large on the screen is there before the program. */
function factsOf({ rating, address }: ShownCompany): string {
  const facts = [
    ...(rating ? [faceLabels.rating(rating.average, rating.count)] : []),
    ...(address ? [`${address} · ${faceLabels.map}`] : []),
  ].map((fact) => `<p class="cover-fact">${ICON}<span>${escapeHtml(fact)}</span></p>`);
  if (facts.length === 0) return '';
  return `<div class="cover-columns"><section class="cover-facts">${facts.join('')}</section></div>`;
}

/** Its room: the program draws it. */
const ICON = '<svg class="tabler-icon" aria-hidden="true"></svg>';
