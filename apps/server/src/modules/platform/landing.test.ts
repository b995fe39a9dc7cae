import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cents } from '@app/domain/shared/money';
import { block, slot } from '@app/domain/shared/page-template';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieOf } from '../../../tests/http-support.ts';
import { noon, signIn, testWorld } from '../../../tests/support.ts';
import { buildApp } from '../../app.ts';
import { ASSISTANT_SETTINGS } from '../../foundation/assistant/assistant-settings.ts';
import type { Scopes } from '../../foundation/database/scopes.ts';
import { plans } from '../billing/plans.table.ts';
import { users } from '../identity/accounts.table.ts';
import { featureKey, OWNER_SETTINGS, PLATFORM_NAME } from './setting-keys.rules.ts';
import { SUPPORT_EMAIL, SUPPORT_WHATSAPP } from './support.queries.ts';

const world = testWorld({ variables: { PUBLIC_URL: 'https://hora.test/' } });
const folder = mkdtempSync(join(tmpdir(), 'hora-marcada-landing-'));
const operator = { userId: null, requestId: 'test' };
let now = noon;
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'index.html'), '<p>the program</p>');
  const manifest = { id: '/dashboard', name: 'Hora Marcada', short_name: 'Hora Marcada' };
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'pages', 'screens.json'), '["/auth"]');
  writeFileSync(join(folder, 'pages', 'landing.html'), landingTemplate());
  writeFileSync(join(folder, 'pages', 'terms.html'), `termos ${slot('year')}`);
  writeFileSync(
    join(folder, 'pages', 'privacy.html'),
    `privacidade ${slot('address')} ${slot('brand')}${inBlock('owner', ` ${slot('line')}`)}`,
  );
  await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  app = await serverWith(world.system.scopes);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await world.system.database.owner.delete(plans);
  // What was kept is old by the next test.
  now = now.add({ minutes: 2 });
});

function serverWith(scopes: Scopes): Promise<FastifyInstance> {
  return buildApp({ ...world.system, scopes, clock: () => now }, { folder });
}

async function visit(url: string, cookie?: string) {
  return app.inject({ url, ...(cookie && { headers: { cookie } }) });
}

async function body(url = '/'): Promise<string> {
  return (await visit(url)).body;
}

describe('at the front door', () => {
  test('the program opens as long as nobody administers the system, and not a moment longer', async () => {
    expect(await body()).toContain('the program');
    expect(await body()).toContain('the program');
    await addAdministrator();
    expect(await body()).toContain('landing');
  });

  test('a visitor sees the landing page', async () => {
    const answer = await visit('/');

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('landing');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/cookie/i),
    });
  });

  test('the program opens for whoever is signed in, and is not kept for others', async () => {
    const account = await addAdministrator();
    const answer = await visit('/', cookieOf(await signIn(world.system, account)));

    expect(answer.body).toContain('the program');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/cookie/i),
    });
  });

  test.each([
    ['of a session that ended', cookieOf('gone')],
    ['with a forged signature', cookieOf('gone', 'another secret of thirty-two characters')],
    ['of something else', 'sidebar_state=icons'],
  ])('a cookie %s is a visitor’s', async (_which, cookie) => {
    expect((await visit('/', cookie)).body).toContain('landing');
  });

  test('a visitor sees the landing page when the database fails', async () => {
    const broken = await serverWith(brokenScopes());
    const answer = await broken.inject({ url: '/', headers: { cookie: cookieOf('any') } });
    await broken.close();

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('landing Plano fixo');
  });

  test('a visitor does not wait for a database that never answers', async () => {
    const silent = () => new Promise<never>(() => {});
    const waiting = await serverWith({
      ...brokenScopes(),
      asOperator: silent,
      withSession: silent,
    });
    const answer = await waiting.inject({ url: '/' });
    await waiting.close();

    expect(answer.body).toContain('landing Plano fixo');
  });
});

describe('the plans on the landing page', () => {
  test('are those on offer, in their order, with badge, trial and list', async () => {
    await addPlan({ name: 'Equipe', displayOrder: 2, isMostPopular: true, freeTrialDays: 0 });
    await addPlan({ name: 'Solo', displayOrder: 1, landingPageFeatures: ['Um', 'Dois'] });
    await addPlan({ name: 'Oculto', showOnLanding: false });
    await addPlan({ name: 'Antigo', active: false });

    expect(await body()).toBe(
      'landing [Solo|R$ 59,90|7 dias|+Um+Dois][Equipe|R$ 59,90|MAIS POPULAR|7 dias|] sem contato 2026 copiamos teste por 7 dias 7 Dias vários planos',
    );
  });

  test('are shown as text, whatever they are called', async () => {
    await addPlan({
      name: '<script>alert(1)</script>',
      landingPageFeatures: ['"><img src=x>', '[[year]]'],
    });
    const page = await body();

    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('+[[year]]');
  });

  test('give way to the fixed card while there are none', async () => {
    expect(await body()).toBe(
      'landing Plano fixo sem contato 2026 copiamos teste por 7 dias 7 Dias',
    );
  });

  test.each([
    [0, 'sem teste'],
    [1, 'teste por 1 dia 1 Dia'],
    [14, 'teste por 14 dias 14 Dias'],
  ])('a trial of %i of the first one is promised as what sign-up gives: %s', async (days, said) => {
    await addPlan({ name: 'Equipe', displayOrder: 2 });
    await addPlan({ name: 'Solo', displayOrder: 1, freeTrialDays: days, showOnLanding: false });
    await addPlan({ name: 'Antigo', displayOrder: 0, active: false });

    const page = await body();
    expect(page).toMatch(new RegExp(` copiamos ${said} vários planos$`));
    const onCard = days > 0 ? said.match(/\d+ dias?/)?.[0] : undefined;
    expect(page).toContain(`[Equipe|R$ 59,90|${onCard ? `${onCard}|` : ''}]`);
    const { json } = await visit('/api/v1/trial');
    expect(json()).toEqual({ days });
  });

  test('are asked for once a minute', async () => {
    await addPlan({ name: 'Solo' });
    expect(await body()).toContain('Solo');
    await world.system.database.owner.update(plans).set({ name: 'Outro' });

    now = now.add({ seconds: 59 });
    expect(await body()).toContain('Solo');
    now = now.add({ seconds: 1 });
    expect(await body()).toContain('Outro');
  });

  test('stay as they were known while the database fails, and come back soon after', async () => {
    let fails = false;
    const server = await serverWith({
      ...world.system.scopes,
      asOperator: (actor, work) =>
        fails ? Promise.reject(new Error('down')) : world.system.scopes.asOperator(actor, work),
    });
    const page = async () => (await server.inject({ url: '/' })).body;
    await addPlan({ name: 'Solo' });
    expect(await page()).toContain('Solo');
    await world.system.database.owner.update(plans).set({ name: 'Outro' });

    fails = true;
    now = now.add({ minutes: 2 });
    expect(await page()).toContain('Solo');
    fails = false;
    now = now.add({ seconds: 5 });
    expect(await page()).toContain('Outro');
    await server.close();
  });
});

describe('public pages', () => {
  test('say the year it is in São Paulo', async () => {
    now = Temporal.Instant.from('2027-01-01T02:59:00Z');
    expect(await body('/termos')).toBe('termos 2026');
    now = Temporal.Instant.from('2027-01-01T03:00:00Z');
    expect(await body('/termos')).toBe('termos 2027');
  });

  test('say how support is reached, once it can be', async () => {
    expect(await body()).not.toMatch(/wa\.me|mailto/);
    expect(await body()).toContain('sem contato');
    await saveSettings({ [SUPPORT_WHATSAPP]: '11 98888-7777', [SUPPORT_EMAIL]: 'a@"b".test' });
    now = now.add({ minutes: 1 });

    const page = await body();
    expect(page).toContain('wa.me/5511988887777 (11) 98888-7777');
    expect(page).toContain('mailto:a@&quot;b&quot;.test');
    expect(page).not.toContain('sem contato');
    await saveSettings({ [SUPPORT_WHATSAPP]: 'em breve', [SUPPORT_EMAIL]: ' ' });
    now = now.add({ minutes: 1 });
    expect(await body()).not.toMatch(/wa\.me|mailto/);
  });

  test('say the name of the product and who runs it, as operators saved them', async () => {
    expect(await body('/privacidade')).toBe('privacidade https://hora.test Hora Marcada');
    await saveSettings({
      [PLATFORM_NAME]: 'Salão <Fácil>',
      [OWNER_SETTINGS.name]: 'Fácil Ltda.',
      [OWNER_SETTINGS.document]: '11222333000181',
      [OWNER_SETTINGS.phone]: '+5511988887777',
    });
    now = now.add({ minutes: 1 });
    expect(await body('/privacidade')).toBe(
      'privacidade https://hora.test Salão &lt;Fácil&gt; Fácil Ltda. · CNPJ 11.222.333/0001-81 · (11) 98888-7777',
    );
    expect((await visit('/manifest.webmanifest')).json()).toEqual({
      id: '/dashboard',
      name: 'Salão <Fácil>',
      short_name: 'Salão <Fácil>',
    });
    await saveSettings({
      [PLATFORM_NAME]: '',
      [OWNER_SETTINGS.name]: '',
      [OWNER_SETTINGS.document]: '',
      [OWNER_SETTINGS.phone]: '',
    });
  });

  test('promise backups where they are made, and nowhere else', async () => {
    await addPlan({ name: 'Solo', landingPageFeatures: ['Um', 'Backups automáticos'] });
    expect(await body()).toMatch(/\+Um\+Backups automáticos.*copiamos/);
    const { environment } = world.system;
    const parts = { ...world.system, environment: { ...environment, BACKUPS: 'off' as const } };
    const careless = await buildApp({ ...parts, clock: () => now }, { folder });
    const page = await careless.inject({ url: '/' });
    await careless.close();
    expect(page.body).toMatch(/\+Um\].*sem cópias/);
    expect(page.body).not.toMatch(/Backups|copiamos/);
  });

  test('promise an assistant where somebody answers and may be asked', async () => {
    const { apiKey, monthlyLimit } = ASSISTANT_SETTINGS;
    const pageWith = async (values: Record<string, string>) => {
      await saveSettings(values);
      now = now.add({ minutes: 2 });
      return body();
    };
    expect(await body()).not.toContain('com assistente');
    expect(await pageWith({ [apiKey]: 'sk-segredo' })).toContain('com assistente');
    expect(await pageWith({ [monthlyLimit]: '0' })).not.toContain('com assistente');
  });

  test('promise WhatsApp where a number can be connected, and a code where a phone reads one', async () => {
    const { whatsapp } = world.system;
    const pageWhere = async (configured: 'evolution' | 'meta' | 'none') => {
      const environmentOf: typeof whatsapp.environmentOf = async (provider) =>
        provider === configured ? 'real' : 'none';
      const parts = { ...world.system, whatsapp: { ...whatsapp, environmentOf } };
      const server = await buildApp({ ...parts, clock: () => now }, { folder });
      const answer = await server.inject({ url: '/' });
      await server.close();
      return answer.body;
    };
    expect(await pageWhere('evolution')).toMatch(/com WhatsApp.* por código/);
    expect(await pageWhere('meta')).toMatch(/com WhatsApp(?!.* por código)/);
    expect(await pageWhere('none')).not.toMatch(/com WhatsApp|por código/);
  });

  test('sell no part that is switched off for every company', async () => {
    await addPlan({ name: 'Solo', landingPageFeatures: ['Um', 'Programa de fidelidade'] });
    expect(await body()).toContain('+Um+Programa de fidelidade]');
    expect(await body()).not.toContain('sem fidelidade');
    await world.system.scopes.asOperator(operator, (scope) =>
      world.system.settings.save(
        scope,
        { key: featureKey('loyalty'), category: 'features', value: 'false' },
        null,
      ),
    );
    now = now.add({ minutes: 2 });
    const page = await body();
    await world.system.scopes.asOperator(operator, (scope) =>
      world.system.settings.save(
        scope,
        { key: featureKey('loyalty'), category: 'features', value: 'true' },
        null,
      ),
    );
    expect(page).toMatch(/\+Um\].* sem fidelidade/);
  });

  test.each<[string, Partial<typeof plans.$inferInsert>[], string]>([
    ['one that opens everything', [{}], ''],
    ['one that leaves a module out', [{ permissions: { loyalty: false } }], ' vários planos'],
    ['two', [{}, {}], ' vários planos'],
    ['one with so many professionals', [{ maxProfessionals: 3 }], ' com limite'],
    ['one with so many appointments', [{ maxAppointmentsMonthly: 99 }], ' com limite'],
    [
      'a second one that the page does not show',
      [{}, { showOnLanding: false, maxProfessionals: 3 }],
      ' vários planos com limite',
    ],
    [
      'one beside the fixed card, which the page does not show',
      [{ showOnLanding: false, maxProfessionals: 3 }],
      ' com limite',
    ],
  ])('tell how far the plans go: %s', async (_which, offered, said) => {
    for (const [place, plan] of offered.entries()) await addPlan({ name: `P${place}`, ...plan });
    expect(await body()).toMatch(new RegExp(`7 Dias(?: com WhatsApp)?(?: por código)?${said}$`));
  });

  test('are never served with their marks', async () => {
    expect(await body('/privacidade')).toBe('privacidade https://hora.test Hora Marcada');
    expect((await visit('/pages/landing.html')).statusCode).toBe(404);
  });

  test('are what search engines are told about', async () => {
    expect(await body('/robots.txt')).toContain('Sitemap: https://hora.test/sitemap.xml');
    const sitemap = await visit('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://hora.test/',
      'https://hora.test/termos',
      'https://hora.test/privacidade',
    ]);
  });
});

test('screens open the program, unknown addresses nothing', async () => {
  expect(await body('/auth')).toContain('the program');
  expect(await body('/nada/aqui')).toContain('Endereço não encontrado.');
});

function inBlock(name: string, inside: string): string {
  return block(name).start + inside + block(name).end;
}

function landingTemplate(): string {
  const plan = [
    `[${slot('name')}|${slot('price')}|`,
    inBlock('badge', 'MAIS POPULAR|'),
    inBlock('trial', `${slot('days')}|`),
    `${inBlock('feature', `+${slot('text')}`)}]`,
  ];
  return [
    `landing ${inBlock('plan', plan.join(''))}${inBlock('fixed-plan', 'Plano fixo')} `,
    inBlock('whatsapp', `wa.me/${slot('digits')} ${slot('phone')}`),
    inBlock('email', `mailto:${slot('mailbox')}`),
    inBlock('contact', ' com contato '),
    inBlock('no-contact', 'sem contato '),
    slot('year'),
    inBlock('backups', ' copiamos'),
    inBlock('no-backups', ' sem cópias'),
    inBlock('has-assistant', ' com assistente'),
    inBlock('free-trial', ` teste por ${slot('span')} ${slot('heading')}`),
    inBlock('no-trial', ' sem teste'),
    inBlock('has-whatsapp', ' com WhatsApp'),
    inBlock('no-loyalty', ' sem fidelidade'),
    inBlock('qr-code', ' por código'),
    inBlock('not-all-in-one', ' vários planos'),
    inBlock('limited', ' com limite'),
  ].join('');
}

async function addAdministrator(): Promise<string> {
  const [account] = await world.system.database.owner
    .insert(users)
    .values({ name: 'Adm', email: 'adm@hora.test', role: 'admin' })
    .onConflictDoUpdate({ target: users.email, set: { role: 'admin' } })
    .returning({ id: users.id });
  if (!account) throw new Error('no account');
  return account.id;
}

async function addPlan(plan: Partial<typeof plans.$inferInsert> & { name: string }): Promise<void> {
  const price = { priceMonthlyCents: cents(5990) };
  await world.system.database.owner.insert(plans).values({ ...price, ...plan });
}

async function saveSettings(values: Record<string, string>): Promise<void> {
  const { scopes, settings } = world.system;
  await scopes.asOperator(operator, async (scope) => {
    for (const [key, value] of Object.entries(values)) {
      await settings.save(scope, { key, category: 'support', value }, null);
    }
  });
}

function brokenScopes(): Scopes {
  const fails = () => Promise.reject(new Error('the database is down'));
  return {
    withCompany: fails,
    withSnapshot: fails,
    withSession: fails,
    asOperator: fails,
    tell: () => {},
  };
}
