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

const face = presentFace(company, 'https://hora.test');

function written(type: string): Record<string, unknown> {
  const [, text = ''] =
    new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`).exec(face.head) ?? [];
  return JSON.parse(text);
}

test('whoever shows the link finds its name, its address and a picture', () => {
  expect(face.head).toContain('<link rel="canonical" href="https://hora.test/b/salao-da-ana">');
  expect(face.head).toContain(
    '<meta property="og:title" content="Salão da &lt;Ana&gt; &amp; &quot;Bia&quot; · Agendamento Online">',
  );
  expect(face.head).toContain(
    '<meta property="og:image" content="https://hora.test/files/company-logos/x/logo.webp?v=1">',
  );
  const bare = presentFace({ ...company, logoUrl: null }, 'https://hora.test');
  expect(bare.head).toContain('content="https://hora.test/icon-512.png"');
  const covered = presentFace({ ...company, coverUrl: '/files/capa.webp' }, 'https://hora.test');
  expect(covered.head).toContain('content="https://hora.test/files/capa.webp"');
});

test('search engines read what kind of place it is, where, when and how it is rated', () => {
  expect(written('application/ld\\+json')).toMatchObject({
    '@type': 'BeautySalon',
    name: company.name,
    telephone: '+5511987654321',
    address: { streetAddress: 'Rua A, 1', addressCountry: 'BR' },
    aggregateRating: { ratingValue: 4.8, reviewCount: 12 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Saturday', opens: '09:00', closes: '23:59' },
    ],
  });
});

test('the program finds the answer to its first question', () => {
  expect(written('application/json')).toMatchObject({
    name: company.name,
    nextFreeTime: '2026-03-10T16:00:00Z',
  });
});

test('nothing that somebody typed is read as markup', () => {
  const name = '</script><script>alert(1)</script>';
  const { head, body } = presentFace({ ...company, name, address: name }, 'https://hora.test');
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
  const silent = { ...company, rating: null, address: '' };
  expect(presentFace(silent, 'https://hora.test').body).not.toContain('cover-facts');
  expect(presentFace({ ...company, isSample: true }, 'https://hora.test').body).not.toContain(
    'cover-facts',
  );
});
