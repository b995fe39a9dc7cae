import { expect, test } from 'vitest';
import { presentFace } from './booking-face.presenter.ts';
import type { ShownCompany } from './public-company.steps.ts';

const company: ShownCompany = {
  id: '01990000-0000-7000-8000-000000000002',
  slug: 'salao-da-ana',
  name: 'Salão da <Ana> & "Bia"',
  logoUrl: '/files/company-logos/x/logo.webp?v=1',
  coverUrl: null,
  color: '#BE185D',
  timezone: 'America/Sao_Paulo',
  phone: '(11) 98765-4321',
  address: 'Rua A, 1',
  privacyContact: '',
  isSample: false,
  policy: {
    stepMinutes: 30,
    noticeMinutes: 5,
    horizonDays: 30,
    singleService: false,
    manualApproval: false,
    changeCutoffHours: 2,
  },
  rating: { average: 4.8, count: 12 },
  hasShop: false,
  openingHours: [{ weekday: 6, hours: [{ from: 540, until: 1440 }] }],
  today: { date: Temporal.PlainDate.from('2026-03-10'), hours: [], name: '' },
  nextFreeTime: Temporal.Instant.from('2026-03-10T16:00:00Z'),
};

const services = [
  { name: 'Corte', category: 'Cabelo', priceCents: 5000, priceVaries: false },
  { name: 'Luzes', category: 'Cabelo', priceCents: 123_450, priceVaries: true },
  { name: 'Vale-presente', category: '', priceCents: 0, priceVaries: false },
];
const face = shown({});

function shown(change: Partial<ShownCompany>, offered = services) {
  return presentFace(
    { company: { ...company, ...change }, services: offered },
    'https://hora.test',
  );
}

function written(type: string, { head } = face): Record<string, unknown> {
  const [, text = ''] = new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`).exec(head) ?? [];
  return JSON.parse(text);
}

test('whoever shows the link finds its name and its address', () => {
  expect(face.head).toContain('<link rel="canonical" href="https://hora.test/b/salao-da-ana">');
  expect(face.head).toContain(
    '<meta property="og:title" content="Salão da &lt;Ana&gt; &amp; &quot;Bia&quot; · Agendamento Online">',
  );
});

test('the picture beside the link is a large one, of the cover, else the logo, else ours', () => {
  const imageOf = ({ head }: typeof face) =>
    /property="og:image" content="([^"]*)"/.exec(head)?.[1];
  const coverUrl = '/files/company-logos/x/cover-1.webp';
  expect(imageOf(shown({ coverUrl }))).toBe(
    'https://hora.test/files/previews/company-logos/x/cover-1.jpg',
  );
  expect(imageOf(face)).toBe('https://hora.test/files/previews/company-logos/x/logo.jpg?v=1');
  expect(imageOf(shown({ logoUrl: null }))).toBe('https://hora.test/share.png');
  expect(face.head).toContain('<meta property="og:image:width" content="1200">');
  expect(face.head).toContain('<meta property="og:image:height" content="630">');
  expect(face.head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('search engines read what kind of place it is, where, when and how it is rated', () => {
  expect(written('application/ld\\+json')).toMatchObject({
    '@type': 'LocalBusiness',
    name: company.name,
    telephone: '+5511987654321',
    address: { streetAddress: 'Rua A, 1', addressCountry: 'BR' },
    aggregateRating: { ratingValue: 4.8, reviewCount: 12 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Saturday', opens: '09:00', closes: '23:59' },
    ],
  });
});

test('search engines read what is done there, by category and with its price', () => {
  const { hasOfferCatalog } = written('application/ld\\+json');
  const offer = (name: string, price: object) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    ...price,
  });
  const from = { '@type': 'PriceSpecification', minPrice: '1234.50', priceCurrency: 'BRL' };
  expect(hasOfferCatalog).toEqual({
    '@type': 'OfferCatalog',
    name: 'Serviços e preços',
    itemListElement: [
      {
        '@type': 'OfferCatalog',
        name: 'Cabelo',
        itemListElement: [
          offer('Corte', { price: '50.00', priceCurrency: 'BRL' }),
          offer('Luzes', { priceSpecification: from }),
        ],
      },
      offer('Vale-presente', { price: '0.00', priceCurrency: 'BRL' }),
    ],
  });
  expect(written('application/ld\\+json', shown({}, []))).not.toHaveProperty('hasOfferCatalog');
});

test('of hundreds of services a page carries the first forty', () => {
  const many = Array.from({ length: 300 }, (_, place) => ({
    name: `Serviço ${place}`,
    category: '',
    priceCents: 100,
    priceVaries: false,
  }));
  const { hasOfferCatalog } = written('application/ld\\+json', shown({}, many));
  expect(hasOfferCatalog).toMatchObject({ itemListElement: { length: 40 } });
});

test('the program finds the answer to its first question', () => {
  expect(written('application/json')).toMatchObject({
    name: company.name,
    nextFreeTime: '2026-03-10T16:00:00Z',
  });
});

test('nothing that somebody typed is read as markup', () => {
  const name = '</script><script>alert(1)</script>';
  const offered = [{ name, category: name, priceCents: 100, priceVaries: false }];
  const { head, body } = shown({ name, address: name }, offered);
  expect(JSON.stringify(written('application/ld\\+json', { head, body }))).toContain(
    `"name":"${name}","itemListElement"`,
  );
  expect(head + body).not.toContain('<script>');
  expect(head.match(/<\/script>/g)).toHaveLength(2);
  expect(body).toContain('&lt;script&gt;');
});

test('what is large on the screen is there before the program, as that writes it', () => {
  const facts = /<section class="cover-facts">.*<\/section>/.exec(face.body)?.[0] ?? '';
  expect(facts.match(/<span>(.*?)<\/span>/g)).toEqual([
    '<span>4,8 · 12 avaliações</span>',
    '<span>Rua A, 1 · Ver no mapa</span>',
  ]);
  expect(shown({ rating: null, address: '' }).body).not.toContain('cover-facts');
  expect(shown({ isSample: true }).body).not.toContain('cover-facts');
});
