import { escapeHtml } from '@app/domain/shared/html';
import { firstSignOf } from '@app/domain/shared/text';
import type { PageFace } from '../../../foundation/http/visitor-pages.ts';
import { PREVIEW_SIZE, previewAddressOf } from '../../../foundation/storage/preview-pictures.ts';
import { faceLabels } from './booking-face.labels.ts';
import type { ShownCompany } from './public-company.steps.ts';
import { describePlace, type OfferedService } from './structured-data.presenter.ts';

/** Pictures of the product, for a company that has none. */
const OURS = { image: '/icon-512.png', preview: '/share.png' };

type Told = { company: ShownCompany; services: readonly OfferedService[] };

/**
 * The face of a company, as those read it who run no program: whoever shows a link, search engines, and a
 * phone until the program has come. Its markup is that of the cover of the booking page.
 */
export function presentFace(told: Told, publicUrl: string): PageFace {
  const { slug, coverUrl, logoUrl } = told.company;
  const picture = coverUrl ?? logoUrl;
  const { image, preview } = picture
    ? { image: picture, preview: previewAddressOf(picture) }
    : OURS;
  const links = {
    url: new URL(`/b/${slug}`, publicUrl).href,
    image: new URL(image, publicUrl).href,
    preview: new URL(preview, publicUrl).href,
  };
  return { head: headOf(told, links), body: bodyOf(told.company) };
}

type Links = { url: string; image: string; preview: string };

function headOf(told: Told, links: Links): string {
  const { company } = told;
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
    meta('property', 'og:image', links.preview),
    meta('property', 'og:image:width', String(PREVIEW_SIZE.width)),
    meta('property', 'og:image:height', String(PREVIEW_SIZE.height)),
    meta('property', 'og:image:alt', company.name),
    meta('name', 'twitter:card', 'summary_large_image'),
    data('application/ld+json', '', describePlace(told, links)),
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
