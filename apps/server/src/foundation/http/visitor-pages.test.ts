import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerSecurity } from './security.ts';
import { registerWebPages } from './web-pages.ts';

const LINK = '<link href="/appearance.css" rel="stylesheet">';
const BOOKING = `<meta name="description" content="x"><title>Agendamento Online</title>${LINK}<main class="waiting">Carregando…</main>`;
const STYLE = ':root{--platform-name:"$&"}';
const FACE = { head: '<title>Salão $& Ana</title>', body: '<main class="cover">$1</main>' };

const folder = mkdtempSync(join(tmpdir(), 'hora-marcada-visitors-'));
let app: FastifyInstance;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'the program');
  mkdirSync(join(folder, 'pages'));
  const screens = ['/', '/dashboard', '/dashboard/clients/$clientId', '/convite/$token'];
  writeFileSync(join(folder, 'pages', 'screens.json'), JSON.stringify(screens));
  writeFileSync(join(folder, 'booking.html'), BOOKING);
  writeFileSync(join(folder, 'own-appointment.html'), 'her own page');
  writeFileSync(join(folder, 'own-review.html'), 'her review');
  app = Fastify();
  const address = 'https://hora.test';
  await registerSecurity(app, { publicUrl: address, allowedOrigins: [], rateLimits: 'off' });
  await registerWebPages(app, {
    folder,
    address,
    choosePage: async () => 'app',
    readFacts: () => Promise.reject(new Error('There are no facts.')),
    isBookable: async (_request, idOrSlug) => idOrSlug.startsWith('sal'),
    readFace: async (_request, idOrSlug) => (idOrSlug === 'salao-da-ana' ? FACE : null),
    appearance: async () => STYLE,
    currentSlug: async (_request, slug) => (slug === 'salao-velho' ? 'salao-da-ana' : null),
    opensAppointment: async (_request, token) => token === 'abc',
    opensReview: async (_request, token) => token === 'def',
    isShop: async (_request, idOrSlug) => idOrSlug === 'salao',
    opensOrder: async (_request, token) => token === 'ghi',
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['/booking', 200],
  ['/booking/', 200],
  ['/booking/salao', 200],
  ['/booking/salao/', 200],
  ['/booking/salao?de=site', 200],
  ['/booking/ninguem', 404],
  ['/booking/a/b', 404],
  ['/b/salao', 200],
  ['/b/salao?cupom=BEMVINDA10', 200],
  ['/b/ninguem', 404],
])(
  '%s is the booking page with status %i, which other sites may show in a frame',
  async (url, status) => {
    const { statusCode, headers, body } = await app.inject({ url });

    expect(statusCode).toBe(status);
    expect(body.replace(`<style>${STYLE}</style>`, LINK)).toBe(BOOKING);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers).not.toHaveProperty('x-frame-options');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("script-src 'self';");
  },
);

test.each([
  ['/a/abc', 200],
  ['/a/abc?de=mail', 200],
  ['/a/nao-existe', 404],
])("%s is the client's own page with status %i, whose address is a secret", async (url, status) => {
  const { statusCode, headers, body } = await app.inject({ url });

  expect([statusCode, body]).toEqual([status, 'her own page']);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
});

test.each([
  ['/review/def', 200],
  ['/review/used', 404],
])('%s is the page of a review with status %i, whose address is a secret', async (url, status) => {
  const { statusCode, headers, body } = await app.inject({ url });

  expect([statusCode, body]).toEqual([status, 'her review']);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
});

test.each(['/dashboard', '/bookings', '/index.html', '/a/abc'])(
  '%s is shown in no frame',
  async (url) => {
    const { headers } = await app.inject({ url });

    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  '/dashboard',
  '/dashboard/',
  '/dashboard?x=1',
  '/dashboard/clients/42',
  '/convite/a-key',
])('%s is a screen, for whoever asks', async (url) => {
  for (const headers of [BROWSER, {}]) {
    const { statusCode, body } = await app.inject({ url, headers });
    expect([statusCode, body]).toEqual([200, 'the program']);
  }
});

test.each([
  '/.env',
  '/.git/config',
  '/wp-admin',
  '/wp-login.php',
  '/index.php',
  '/dashboard/nothing',
  '/dashboard/clients/42/secret',
  '/dashboard.json',
  '/convite',
  '/pages/screens.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/dashboard/..%2f.env',
])('%s is not found: a browser gets a page that says so, a program a sentence', async (url) => {
  const page = await app.inject({ url, headers: BROWSER });
  expect(page.statusCode).toBe(404);
  expect(page.body === 'the program' || page.body.includes('Endereço não encontrado.')).toBe(true);
  const { statusCode, body } = await app.inject({ url });
  expect(statusCode).toBe(404);
  expect(body).toContain('Endereço não encontrado.');
});

test('what the page asks for first comes along with it', async () => {
  const { headers } = await app.inject({ url: '/booking/sal%C3%A3o' });

  expect(headers.link).toBe(
    ['</api/public/companies/sal%C3%A3o/services>; rel=preload; as=fetch; crossorigin'].join(', '),
  );
  expect((await app.inject({ url: '/booking/a/b' })).headers).not.toHaveProperty('link');
});

test.each(['/b/salao-da-ana', '/booking/salao-da-ana'])(
  '%s has the face of the company before its program runs, as it is written',
  async (url) => {
    const { statusCode, body } = await app.inject({ url });

    const page = `${FACE.head}<style>${STYLE}</style>${FACE.body}`;
    expect([statusCode, body]).toEqual([200, page]);
  },
);

test('an address that a company had before leads to the one it has now, with what it says besides', async () => {
  const { statusCode, headers } = await app.inject({ url: '/b/salao-velho?cupom=BEMVINDA10' });

  expect([statusCode, headers.location]).toEqual([302, '/b/salao-da-ana?cupom=BEMVINDA10']);
});
