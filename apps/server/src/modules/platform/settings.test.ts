import { setTimeout as pause } from 'node:timers/promises';
import { ASSISTANT_DEFAULTS } from '@app/domain/platform/assistant-provider';
import { createRouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSmtpSimulator } from '../../../tests/simulators/smtp.simulator.ts';
import { contextOf, noon, signIn, testWorld } from '../../../tests/support.ts';
import { readAssistantProvider } from '../../foundation/assistant/assistant-settings.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { operatorActions } from '../../foundation/operators/operator-actions.table.ts';
import { recordingChanges } from '../../foundation/settings/setting-saves.ts';
import { settings as stored } from '../../foundation/settings/settings.table.ts';
import { router } from '../../router.ts';
import { createAppearance } from './appearance.cache.ts';
import { changeAssistant } from './platform-settings.commands.ts';

const world = testWorld();
const server = await startSmtpSimulator({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth({ username, password }, _session, callback) {
    if (username === 'salao' && password === 's3nha certa') callback(null, { user: username });
    else callback(new Error('Wrong user or password'));
  },
});
const actor = { userId: null, requestId: 'test' };
let operator: string;
let owner: string;

beforeAll(async () => {
  operator = await world.tell.person({ name: 'Op', email: 'op@plataforma.test' }, 'admin');
  owner = (await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' })).ownerId;
});
afterAll(() => server.close());

async function settings() {
  return (await world.as(operator)).platform.settings;
}

async function general(changed: object) {
  const api = await settings();
  const before = (await api.read()).general;
  return (await api.changeGeneral({ ...before, ...changed })).general;
}

function mailServer(changed: object = {}) {
  const { port } = server;
  const usual = { host: '127.0.0.1', port, security: 'NONE', user: 'salao' } as const;
  return { ...usual, password: 's3nha certa', sender: 'avisos@facil.test', ...changed };
}

async function rows() {
  return world.system.scopes.asOperator(actor, (scope) => scope.select().from(stored));
}

async function lastAction() {
  const actions = await world.system.scopes.asOperator(actor, (scope) =>
    scope.select().from(operatorActions).orderBy(operatorActions.id),
  );
  return actions.at(-1);
}

test('what nobody set has usual values', async () => {
  expect(await (await settings()).read()).toMatchObject({
    general: { platformName: '', messagesPerHour: 100, signUpCheckout: true, hiddenModules: [] },
    company: { name: '', document: '', email: '', phone: '' },
    appearance: {
      primary: '#3B82F6',
      secondary: '#10B981',
      background: '#F9FAFB',
      text: '#111827',
    },
    evolution: { url: '', hasApiKey: false, isFixed: false },
    openai: { model: 'gpt-4', temperature: 0.7, maxTokens: 2048, hasApiKey: false },
    smtp: { host: '', port: 587, security: 'TLS', hasPassword: false, isFixed: false },
  });
});

test('the owner of a company is no operator: she reads, changes and tests nothing', async () => {
  const api = (await world.as(owner)).platform.settings;
  const seen = await (await settings()).read();
  const forbidden = { code: 'FORBIDDEN' };
  const tries = [
    () => api.read(),
    () => api.changeGeneral(seen.general),
    () => api.changeCompany(seen.company),
    () => api.changeAppearance(seen.appearance),
    () => api.changeEvolution({ url: '', apiKey: '' }),
    () => api.changeOpenai({ ...openaiForm(), apiKey: '' }),
    () => api.changeSmtp(mailServer()),
    () => api.removeSecret({ of: 'openai' }),
    () => api.testEvolution(),
    () => api.testSmtp({ to: 'be@salao.test' }),
  ];
  for (const tried of tries) await expect(tried()).rejects.toMatchObject(forbidden);
  expect(await rows()).toEqual([]);
});

test('of what is saved for the first time, only what differs from the usual is a change', async () => {
  await general({ platformName: 'Fácil' });
  const { items } = await (await world.as(operator)).platform.trail.list({ kind: 'setting' });
  expect(items).toMatchObject([
    { action: 'setting.changed', subject: 'Gerais', details: { keys: 'platform_name' } },
  ]);
  const api = await settings();
  const { appearance, openai } = await api.read();
  const { hasApiKey: _known, ...assistant } = openai;
  await api.changeAppearance({ ...appearance, primary: '#7C3AED' });
  expect((await lastAction())?.details).toEqual({ keys: ['appearance_primary'] });
  const before = await lastAction();
  await api.changeOpenai({ ...assistant, apiKey: '' });
  expect(await lastAction()).toEqual(before);
  await api.changeSmtp(
    mailServer({ host: '', port: 587, security: 'TLS', user: '', password: '' }),
  );
  expect((await lastAction())?.details).toEqual({ keys: ['smtp_sender'] });
  await api.changeAppearance(appearance);
  await general({ platformName: '' });
});

test('general wishes are kept, and the trail names what changed and by whom', async () => {
  const wishes = { supportEmail: 'ajuda@facil.test', messagesPerHour: 60, signUpCheckout: false };
  expect(await general(wishes)).toMatchObject(wishes);
  expect(await lastAction()).toMatchObject({
    action: 'setting.changed',
    subject: 'Gerais',
    userId: operator,
    details: { keys: expect.arrayContaining(['support_email', 'messages_per_hour']) },
  });
  const before = await lastAction();
  await general({});
  expect(await lastAction()).toEqual(before);
  await general({ supportEmail: '', signUpCheckout: true });
});

test('each setting has the category that its key begins with', async () => {
  await general({ platformName: '' });
  const api = await settings();
  await api.changeAppearance((await api.read()).appearance);
  const categories = Object.fromEntries((await rows()).map(({ key, category }) => [key, category]));
  expect(categories).toMatchObject({
    features_stock: 'features',
    appearance_primary: 'appearance',
    messages_per_hour: 'general',
  });
});

describe('colours', () => {
  async function style() {
    return world.app.inject({ url: '/appearance.css' });
  }

  test('no page is changed while the colours are the usual ones', async () => {
    const answer = await style();
    expect(answer.body).toBe('');
    expect(answer.headers['content-type']).toContain('text/css');
    const again = { 'if-none-match': String(answer.headers.etag) };
    const kept = await world.app.inject({ url: '/appearance.css', headers: again });
    expect(kept.statusCode).toBe(304);
  });

  test('what is saved changes every page within moments, and goes on while the database fails', async () => {
    const { system } = world;
    let now = noon;
    let fails = false;
    const scopes = {
      ...system.scopes,
      asOperator: ((someone, work) =>
        fails
          ? Promise.reject(new Error('down'))
          : system.scopes.asOperator(someone, work)) as typeof system.scopes.asOperator,
    };
    const appearance = createAppearance({ ...system, scopes, clock: () => now });
    expect(await appearance()).toBe('');
    const api = await settings();
    const before = (await api.read()).appearance;
    await api.changeAppearance({ ...before, primary: '#be185d' });
    now = now.add({ seconds: 5 });
    expect(await appearance()).toContain('--blue-5:#BE185D');
    fails = true;
    now = now.add({ minutes: 5 });
    expect(await appearance()).toContain('--blue-5:#BE185D');
    await api.changeAppearance(before);
  });

  test('what cannot be read is refused beside its field, and nothing is saved', async () => {
    const api = await settings();
    const { appearance } = await api.read();
    const unreadable = api.changeAppearance({ ...appearance, primary: '#BE185D', text: '#EEEEEE' });
    await expect(unreadable).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: ['text'] }] },
    });
    expect((await api.read()).appearance).toEqual(appearance);
  });
});

describe('secrets', () => {
  test('are sealed, never come back, and stay when the field is empty', async () => {
    const api = await settings();
    await api.changeOpenai({ ...openaiForm(), apiKey: 'sk-muito-secreto' });
    await api.changeEvolution({ url: 'https://evo.test/', apiKey: 'chave-secreta' });
    const answer = await api.changeOpenai({ ...openaiForm(), model: 'llama-3', apiKey: '' });

    expect(answer.openai).toMatchObject({ hasApiKey: true, model: 'llama-3' });
    expect(answer.evolution).toEqual({ url: 'https://evo.test', hasApiKey: true, isFixed: false });
    expect(JSON.stringify(answer)).not.toMatch(/secret/);
    expect(JSON.stringify(await rows())).not.toMatch(/secret[ao]/);
    expect(JSON.stringify(await lastAction())).not.toMatch(/secret/);
    const { scopes, settings: store } = world.system;
    const provider = await scopes.asOperator(actor, (scope) => readAssistantProvider(scope, store));
    expect(provider).toMatchObject({ apiKey: 'sk-muito-secreto', model: 'llama-3' });
    await api.changeEvolution({ url: '', apiKey: '' });
  });

  test('are taken away again, the trail tells, and whoever needs one finds nobody', async () => {
    const api = await settings();
    await api.changeOpenai({ ...openaiForm(), apiKey: 'sk-muito-secreto' });
    await api.changeEvolution({ url: 'https://evo.test', apiKey: 'chave-secreta' });
    expect(await world.system.whatsapp.environmentOf('evolution')).toBe('real');

    expect((await api.removeSecret({ of: 'openai' })).openai.hasApiKey).toBe(false);
    expect(await lastAction()).toMatchObject({
      action: 'setting.removed',
      subject: 'OpenAI',
      userId: operator,
      details: { keys: ['openai_api_key'] },
    });
    expect((await api.removeSecret({ of: 'evolution' })).evolution).toMatchObject({
      url: 'https://evo.test',
      hasApiKey: false,
    });
    const { scopes, settings: store, whatsapp } = world.system;
    const provider = await scopes.asOperator(actor, (scope) => readAssistantProvider(scope, store));
    expect(provider).toBeNull();
    expect(await whatsapp.environmentOf('evolution')).not.toBe('real');

    const told = await lastAction();
    await api.removeSecret({ of: 'evolution' });
    expect(await lastAction()).toEqual(told);
    await api.changeEvolution({ url: '', apiKey: '' });
  });

  test('of the app at Meta are saved and taken away, and numbers find them at once', async () => {
    const api = await settings();
    const form = { appId: '123456789', appSecret: '0a'.repeat(16), verifyToken: 'girassol_1' };
    const { meta } = await api.changeMeta({ ...form, graphVersion: '' });
    expect(meta).toEqual({
      appId: '123456789',
      hasAppSecret: true,
      hasVerifyToken: true,
      graphVersion: '',
      webhookUrl: 'http://localhost:3000/api/webhooks/whatsapp',
    });
    expect(JSON.stringify(await rows())).not.toMatch(/0a0a|girassol/);
    expect(await lastAction()).toMatchObject({ action: 'setting.changed', subject: 'Meta' });
    const { whatsapp } = world.system;
    expect(await whatsapp.metaWebhook()).toMatchObject({ verifyToken: 'girassol_1' });

    await api.changeMeta({ appId: '123456789', graphVersion: 'v24.0' });
    expect(await whatsapp.metaWebhook()).toMatchObject({ verifyToken: 'girassol_1' });
    const removed = await api.removeSecret({ of: 'meta' });
    expect(removed.meta).toMatchObject({ hasAppSecret: false, hasVerifyToken: false });
    expect(await whatsapp.environmentOf('meta')).not.toBe('real');
    for (const wrong of [{ appId: 'x' }, { appSecret: 'curta' }, { graphVersion: '23' }]) {
      await expect(api.changeMeta(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  test('go to no other address than the one they were saved for, until they are typed again', async () => {
    const api = await settings();
    const own = { ...openaiForm(), baseUrl: 'https://ia.test/v1' };
    await api.changeOpenai({ ...own, apiKey: 'sk-muito-secreto' });
    await api.changeEvolution({ url: 'https://evo.test', apiKey: 'chave-secreta' });
    const before = [await api.read(), await rows(), await lastAction()];

    const again = {
      code: 'KEY_AGAIN',
      message: expect.stringContaining('Informe a chave de novo'),
    };
    const tries = [
      () => api.changeOpenai({ ...own, baseUrl: 'https://ladrao.test/v1', model: 'x', apiKey: '' }),
      () => api.changeOpenai({ ...own, baseUrl: '', apiKey: '' }),
      () => api.changeEvolution({ url: 'https://ladrao.test', apiKey: '' }),
    ];
    for (const tried of tries) await expect(tried()).rejects.toMatchObject(again);
    expect([await api.read(), await rows(), await lastAction()]).toEqual(before);

    await api.changeOpenai({ ...own, baseUrl: `${own.baseUrl}/`, model: 'llama-3', apiKey: '' });
    await api.changeEvolution({ url: 'https://evo.test/', apiKey: '' });
    await api.changeEvolution({ url: '', apiKey: '' });
    const back = api.changeEvolution({ url: 'https://ladrao.test', apiKey: '' });
    await expect(back).rejects.toMatchObject(again);
    await api.changeOpenai({ ...openaiForm(), apiKey: 'sk-outro-segredo' });
    await api.removeSecret({ of: 'openai' });
    const free = await api.changeOpenai({ ...own, apiKey: '' });
    expect(free.openai).toMatchObject({ baseUrl: own.baseUrl, hasApiKey: false });
    await api.changeOpenai({ ...openaiForm(), apiKey: '' });
  });

  test('saved at once by two people go where the one who saved them meant', async () => {
    const api = await settings();
    const own = { ...openaiForm(), baseUrl: 'https://ia.test/v1' };
    await api.changeOpenai({ ...own, apiKey: 'sk-muito-secreto' });
    const { scopes, settings: store } = world.system;
    const isWritten = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const first = scopes.asOperator(actor, async (scope) => {
      const desk = { scope, settings: store, changer: { userId: operator, now: noon } };
      await recordingChanges(
        desk,
        { subject: 'OpenAI', requestId: 'test', usual: new Map() },
        async () => {
          const form = { ...own, baseUrl: 'https://ladrao.test/v1', apiKey: 'sk-do-ladrao' };
          await changeAssistant(desk, form);
          isWritten.resolve();
          await goOn.promise;
        },
      );
    });
    await isWritten.promise;
    const second = api.changeOpenai({ ...own, apiKey: 'sk-outro-segredo' });
    await Promise.race([second, pause(300)]);
    goOn.resolve();
    await Promise.all([first, second]);
    const provider = await scopes.asOperator(actor, (scope) => readAssistantProvider(scope, store));
    expect(provider).toMatchObject({ baseUrl: own.baseUrl, apiKey: 'sk-outro-segredo' });
    await api.removeSecret({ of: 'openai' });
    await api.changeOpenai({ ...openaiForm(), apiKey: '' });
  });

  test('the number of a temperature is rounded to its step', async () => {
    const api = await settings();
    const answer = await api.changeOpenai({ ...openaiForm(), temperature: 0.3000001 });
    expect(answer.openai.temperature).toBe(0.3);
  });
});

describe('the mail server', () => {
  async function write(to: string) {
    const { scopes, mailer } = world.system;
    await scopes.asOperator(actor, (scope) =>
      mailer.write(scope, { to, subject: 'Olá', text: 'Até amanhã' }),
    );
  }

  async function deliver(to: string) {
    const { scopes, mailer, clock } = world.system;
    const [mail] = await scopes.asOperator(actor, (scope) =>
      scope.select().from(mails).where(eq(mails.recipient, to)),
    );
    await mailer.deliverJob.run({ scopes, clock, actor, now: noon } as never, { mailId: mail?.id });
    const [after] = await scopes.asOperator(actor, (scope) =>
      scope.select().from(mails).where(eq(mails.recipient, to)),
    );
    return after?.state;
  }

  test('mails are kept while none is saved', async () => {
    await write('guardada@salao.test');
    const { mailbox } = (await world.as(operator)).platform;
    expect(await mailbox.list()).toMatchObject({ delivery: 'outbox', mails: [{ state: 'kept' }] });
    expect(await (await settings()).testSmtp({ to: 'op@facil.test' })).toMatchObject({
      works: false,
      sentence: expect.stringContaining('Nenhum servidor'),
    });
  });

  test('a user without a password is refused, and nothing is saved', async () => {
    const api = await settings();
    const tried = api.changeSmtp(mailServer({ password: '' }));
    await expect(tried).rejects.toMatchObject({ code: 'PASSWORD_MISSING' });
    expect((await api.read()).smtp.host).toBe('');
  });

  test('once saved it takes the mails, from the next one on and without a restart', async () => {
    const api = await settings();
    const { smtp } = await api.changeSmtp(mailServer());
    expect(smtp).toMatchObject({ host: '127.0.0.1', hasPassword: true });
    await general({ platformName: 'Salão "Fácil"' });

    await write('enviada@salao.test');
    expect(await deliver('enviada@salao.test')).toBe('sent');
    const mail = server.mails.find(({ to }) => to.includes('enviada@salao.test'));
    expect(mail).toMatchObject({ user: 'salao', from: 'avisos@facil.test' });
    expect(mail?.content).toMatch(/^From: .*Salão Fácil.* <avisos@facil\.test>/m);
  });

  test('a test mail is sent at once, in the name of the platform, and says what the server answered', async () => {
    const answer = await (await settings()).testSmtp({ to: 'op@facil.test' });
    expect(answer).toMatchObject({
      works: true,
      sentence: expect.stringMatching(/Resposta: 250 /),
    });
    const mail = server.mails.find(({ to }) => to.includes('op@facil.test'));
    expect(mail?.content).toContain('Salão "Fácil"');
    expect(mail?.content).not.toContain('Hora Marcada');
  });

  test('a wrong password is told in the words of the server', async () => {
    const api = await settings();
    await api.changeSmtp(mailServer({ password: 'errada' }));
    expect(await api.testSmtp({ to: 'op@facil.test' })).toMatchObject({
      works: false,
      sentence: expect.stringMatching(/recusou o usuário ou a senha.*Resposta: 535/),
    });
  });

  test.each([
    ['host', { host: 'ladrao.test' }],
    ['port', { port: 2525 }],
    ['security', { security: 'TLS' }],
    ['user', { user: 'outra' }],
  ] as const)('another %s gets its password only typed again', async (_what, changed) => {
    const api = await settings();
    await api.changeSmtp(mailServer());
    const before = [await api.read(), await lastAction()];
    const tried = api.changeSmtp(mailServer({ ...changed, sender: '', password: '' }));
    await expect(tried).rejects.toMatchObject({
      code: 'PASSWORD_AGAIN',
      message: expect.stringContaining('Informe a senha de novo'),
    });
    expect([await api.read(), await lastAction()]).toEqual(before);
  });

  test('its password goes nowhere by way of no server or no user', async () => {
    const api = await settings();
    const again = { code: 'PASSWORD_AGAIN' };
    await api.changeSmtp(mailServer());
    await api.changeSmtp(mailServer({ sender: '', password: '' }));
    const elsewhere = { host: 'ladrao.test', password: '' };
    await api.changeSmtp(mailServer({ ...elsewhere, user: '' }));
    await expect(api.changeSmtp(mailServer(elsewhere))).rejects.toMatchObject(again);
    await api.changeSmtp(mailServer({ host: '', password: '' }));
    await expect(api.changeSmtp(mailServer(elsewhere))).rejects.toMatchObject(again);
  });

  test('its password goes with its user, who could not sign in without it', async () => {
    const api = await settings();
    await api.changeSmtp(mailServer());
    const { smtp } = await api.removeSecret({ of: 'smtp' });
    expect(smtp).toMatchObject({ host: '127.0.0.1', user: '', hasPassword: false });
    const { keys } = (await lastAction())?.details ?? {};
    expect(keys).toEqual(['smtp_password', 'smtp_user']);
    const tried = api.changeSmtp(mailServer({ password: '' }));
    await expect(tried).rejects.toMatchObject({ code: 'PASSWORD_MISSING' });
  });

  test('what waits is kept when the server is taken away', async () => {
    const api = await settings();
    await write('tarde@salao.test');
    await api.changeSmtp(mailServer({ host: '' }));
    expect(await deliver('tarde@salao.test')).toBe('kept');
    await general({ platformName: '' });
  });

  test('the environment outdoes it: the screen is told, and changes are refused', async () => {
    const { system } = world;
    const context = contextOf(system, await signIn(system, operator));
    const environment = {
      ...context.environment,
      SMTP_URL: 'smtps://ana:segredo@mail.test',
      EVOLUTION_URL: 'https://evo.test',
    };
    const api = createRouterClient(router, { context: { ...context, environment } }).platform
      .settings;
    const read = await api.read();
    expect(read.smtp).toMatchObject({ host: 'mail.test', port: 465, user: 'ana', isFixed: true });
    expect(read.evolution).toMatchObject({ url: 'https://evo.test', isFixed: true });
    expect(JSON.stringify(read)).not.toContain('segredo');
    const fixed = { code: 'SETTING_FIXED' };
    await expect(api.changeSmtp(mailServer())).rejects.toMatchObject(fixed);
    await expect(api.changeEvolution({ url: '', apiKey: '' })).rejects.toMatchObject(fixed);
    await expect(api.removeSecret({ of: 'smtp' })).rejects.toMatchObject(fixed);
    await expect(api.removeSecret({ of: 'evolution' })).rejects.toMatchObject(fixed);
  });
});

describe('a module that is switched off', () => {
  test('is closed to every company, in its trial too, with a sentence of its own', async () => {
    const api = await world.as(owner);
    await api.stock.products.list({});
    await general({ hiddenModules: ['stock', 'appointments'] });

    const off = { code: 'MODULE_OFF', message: 'Este módulo está desligado na plataforma.' };
    await expect(api.stock.products.list({})).rejects.toMatchObject(off);
    await api.catalog.services.list();
    const session = await api.identity.session.current();
    expect(session?.company).toMatchObject({ hiddenModules: ['appointments', 'stock'] });
    expect(session?.company?.openModules).not.toContain('stock');
  });

  test('takes its public pages along', async () => {
    const slug = (await (await world.as(owner)).identity.session.current())?.company?.slug;
    const { statusCode } = await world.app.inject({ url: `/api/public/companies/${slug}` });
    expect(statusCode).toBe(404);
  });

  test('opens again as it was', async () => {
    await general({ hiddenModules: [] });
    await (await world.as(owner)).stock.products.list({});
  });

  test('what everything else is set with cannot be switched off', async () => {
    const tried = general({ hiddenModules: ['settings'] });
    await expect(tried).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

function openaiForm() {
  const { baseUrl: _usual, ...usual } = ASSISTANT_DEFAULTS;
  return { baseUrl: '', ...usual };
}

test('whoever saves a section that a colleague changed meanwhile is told, and changes nothing', async () => {
  const api = await settings();
  const { company, versions } = await api.read();
  const changed = { code: 'SETTINGS_CHANGED' };
  const first = await api.changeCompany({ ...company, name: 'Ana', version: versions.company });
  expect(first.versions).toEqual({ ...versions, company: expect.any(Number) });
  expect(first.versions.company).toBeGreaterThan(versions.company);
  const late = api.changeCompany({ ...company, email: 'a@b.test', version: versions.company });
  await expect(late).rejects.toMatchObject(changed);
  // Of another section she has seen nothing else.
  const { general: wishes } = first;
  await api.changeGeneral({ ...wishes, messagesPerHour: 61, version: versions.general });
  const version = first.versions.company;
  const both = await Promise.all(
    ['Bia', 'Caio'].map(async (name) =>
      (await settings()).changeCompany({ ...company, name, version }).catch(() => null),
    ),
  );
  expect(both.filter((answer) => answer !== null)).toHaveLength(1);
  expect((await api.read()).company.email).toBe(company.email);
  await api.changeCompany(company);
  await api.changeGeneral(wishes);
});
