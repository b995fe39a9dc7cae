import type { CartLine } from '@app/contract/cash/cart.contract';
import { createRouterClient } from '@orpc/server';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import type { Api } from '../../../../tests/agenda-support.ts';
import { readTables } from '../../../../tests/catalogue.ts';
import { contentsOf } from '../../../../tests/contents.ts';
import { answerOf, procedures, refusalOf } from '../../../../tests/contract-walk.ts';
import { cookieOf } from '../../../../tests/http-support.ts';
import { type Counter, openAnotherCounter, paid } from '../../../../tests/settlement-support.ts';
import { contextOf, noon, signIn, testWorld } from '../../../../tests/support.ts';
import { buildApp } from '../../../app.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isReadOnlyServer } from '../../../foundation/database/sql-state.ts';
import { accountOf } from '../../../foundation/http/procedures.ts';
import { inCompany } from '../../../foundation/http/request-context.ts';
import { mails } from '../../../foundation/mail/mails.table.ts';
import { operatorActions } from '../../../foundation/operators/operator-actions.table.ts';
import { newCompanyToken } from '../../../foundation/secrets/company-token.ts';
import { router } from '../../../router.ts';
import { services } from '../../catalog/services.table.ts';
import { companies } from '../../company/companies.table.ts';
import { deactivateAccount } from '../../identity/accounts.commands.ts';
import { sessions } from '../../identity/accounts.table.ts';
import { conversations } from '../../messaging/conversations/conversations.table.ts';
import { messages } from '../../messaging/messages.table.ts';
import { noticeJobs } from '../../messaging/notices/notices.jobs.ts';
import { supportMailJobs } from '../../messaging/support-mails.jobs.ts';
import { supportVisitJobs } from '../../platform/support-visits.jobs.ts';
import { joinCompany } from '../members.commands.ts';
import { supportVisits } from './support-visits.table.ts';

const REASON = 'A dona pediu ajuda com a agenda';
const READ_ONLY = 'Você está vendo esta empresa como suporte. Peça à dona que permita alterações.';

/** Of accounts, but not done in a company. */
const OF_THE_PLATFORM = ['platform.alerts.dismiss'];

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let operatorId: string;
let token: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  await salon.offers('Corte');
  await barber.offers('Barba');
  const own = await world.tell.company('Plataforma', {
    name: 'Dora',
    email: 'dora@plataforma.test',
  });
  operatorId = await world.tell.person({ name: 'Olga', email: 'olga@plataforma.test' }, 'admin');
  await asOperator((scope) =>
    joinCompany(scope, { companyId: own.companyId, userId: operatorId, role: 'owner' }),
  );
});
beforeEach(async () => {
  token = await signIn(world.system, operatorId, noon.add({ hours: 1 }));
});
afterEach(async () => {
  await asOperator((scope) => scope.delete(sessions).where(eq(sessions.userId, operatorId)));
});

type Work = Parameters<typeof world.system.scopes.asOperator>[1];

function asOperator(work: Work) {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}

/** The API in the operator's session, at that moment. */
function operator(now = noon, of = token) {
  return createRouterClient(router, { context: { ...contextOf(world.system, of), now } });
}

function enter(companyId = salon.companyId) {
  return operator().platform.support.enter({ companyId, reason: REASON });
}

async function allowed() {
  const { id } = await enter();
  await (await owner()).team.supportVisits.allow({ id });
  return id;
}

function owner() {
  return world.as(salon.ownerId);
}

async function namesSeen(api = operator()) {
  return (await api.catalog.services.list()).map(({ name }) => name);
}

function visit(id: string) {
  return world.inCompany(salon.companyId, async (scope) => {
    const [row] = await scope.select().from(supportVisits).where(eq(supportVisits.id, id));
    return row;
  });
}

const later = (minutes: number) => noon.add({ minutes });

describe('entering', () => {
  test('an operator sees the company that she entered, and no other', async () => {
    expect(await operator().identity.session.current()).toMatchObject({
      company: { name: 'Plataforma' },
      support: [],
    });
    await enter();
    expect(await namesSeen()).toEqual(['Corte']);
    expect(await operator().identity.session.current()).toMatchObject({
      company: { id: salon.companyId, role: 'owner' },
      companyState: 'active',
      support: [{ userName: 'Olga', reason: REASON, mayWrite: false, isOwn: true }],
    });
    await enter(barber.companyId);
    expect(await namesSeen()).toEqual(['Barba']);
  });

  test('reaches no row of another company, in any table', async () => {
    await enter();
    const { scopes, database } = world.system;
    const key = { token, requestId: 'test', now: noon, purpose: 'read' } as const;
    // Addresses have to be free in all companies, and everybody may look one up.
    const tables = (await readTables(database.pool)).filter(({ name, hasCompany, forced }) => {
      return hasCompany && forced && name !== 'company_slugs';
    });
    const found = await scopes.withSession(key, async (scope) => {
      const ids = new Set<unknown>();
      for (const { name } of tables) {
        const { rows } = await scope.execute(`select distinct company_id from ${name}`);
        for (const { company_id } of rows) ids.add(company_id);
      }
      return [...ids];
    });
    expect(tables.length).toBeGreaterThan(40);
    expect(found).toEqual([salon.companyId]);
  });

  test('makes her no member, of this company or in the list of hers', async () => {
    await enter();
    const members = await (await owner()).team.members.list();
    expect(members.map(({ name }) => name)).toEqual(['Bê']);
    const hers = await operator().team.memberships.list();
    expect(hers.map(({ companyName }) => companyName)).toEqual(['Plataforma']);
    expect(await namesSeen(operator(noon, await signIn(world.system, operatorId)))).toEqual([]);
  });

  test.each([
    ['no reason', ' muito   '],
    ['a reason that is too long', 'x'.repeat(301)],
  ])('is refused with %s', async (_case, reason) => {
    const entering = operator().platform.support.enter({ companyId: salon.companyId, reason });
    await expect(entering).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('is refused in her own, in one that is closed and in none, and leaves her where she was', async () => {
    await enter();
    const own = (await operator().team.memberships.list())[0]?.companyId ?? '';
    await expect(enter(own)).rejects.toMatchObject({ code: 'SUPPORT_IS_MEMBER' });
    await expect(enter(crypto.randomUUID())).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    const closed = await world.tell.company('Fechada', { name: 'Lia', email: 'lia@fechada.test' });
    await world.close(closed.companyId);
    await expect(enter(closed.companyId)).rejects.toMatchObject({ code: 'COMPANY_INACTIVE' });
    expect(await namesSeen()).toEqual(['Corte']);
  });

  test('is told to the owner, at once, in the bell and by mail, and to the trail', async () => {
    const { id } = await enter();
    expect(await (await owner()).identity.session.current()).toMatchObject({
      support: [{ id, userName: 'Olga', reason: REASON, isOwn: false }],
    });
    const { mailer, scopes, logger } = world.system;
    const post = { mailer, publicUrl: 'http://localhost:3000' };
    const announced = { visitId: id, userName: 'Olga', reason: REASON, endsAt: `${later(60)}` };
    const context = { scopes, now: noon, logger, actor: { userId: null, requestId: 'job' } };
    const jobs = [...noticeJobs(post), ...supportMailJobs(post)].filter(
      ({ listensTo }) => listensTo === 'support.entered',
    );
    for (const job of [...jobs, ...jobs])
      await job.run(context, { companyId: salon.companyId, announced });

    const { newest } = await (await owner()).messaging.notices.unread();
    expect(newest).toMatchObject({ kind: 'support-entered' });
    const { owner: database } = world.system.database;
    const [mail, ...more] = await database
      .select()
      .from(mails)
      .where(eq(mails.recipient, 'be@salao.test'));
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`Motivo: ${REASON}`);
    expect(mail?.text).toContain('13:00');
    const [action] = await database
      .select()
      .from(operatorActions)
      .where(eq(operatorActions.companyId, salon.companyId))
      .orderBy(operatorActions.id);
    expect(action).toMatchObject({
      action: 'support.entered',
      subject: 'Salão',
      details: { reason: REASON },
    });
  });

  test('is for operators alone', async () => {
    const { platform } = await owner();
    const entering = platform.support.enter({ companyId: barber.companyId, reason: REASON });
    await expect(entering).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a visit that only looks', () => {
  test('changes nothing, and is told whom to ask', async () => {
    await enter();
    const [service] = await operator().catalog.services.list();
    const closing = operator().catalog.services.deactivate({ id: service?.id ?? '' });
    await expect(closing).rejects.toMatchObject({ code: 'SUPPORT_READ_ONLY', message: READ_ONLY });
  });

  const writes = procedures.filter(
    ({ name, kind, method }) =>
      method !== 'GET' &&
      kind !== 'public' &&
      kind !== 'operator' &&
      !OF_THE_PLATFORM.includes(name),
  );

  test('is refused by everything that writes, before anything is read, and no row changes', async () => {
    await enter();
    const before = await contentsOf(world.system);
    const answers: Record<string, string> = {};
    for (const { name, path } of writes) answers[name] = await refusalOf(operator(), path);
    const open = Object.entries(answers).filter(([, code]) => !code.startsWith('SUPPORT_'));
    expect(open).toEqual([]);
    expect(writes.length).toBeGreaterThan(150);
    expect(await contentsOf(world.system)).toEqual(before);
  });

  test('is kept from writing by the database itself', async () => {
    await enter();
    const { scopes } = world.system;
    const key = { token, requestId: 'test', now: noon, purpose: 'write' } as const;
    const rename = (scope: CompanyScope) => scope.update(services).set({ name: 'Outro' });
    const failure = await scopes.withSession(key, rename).catch((error) => error);
    expect(isReadOnlyServer(failure)).toBe(true);
  });

  test('writes nothing in a transaction that a handler opens itself, either', async () => {
    await enter();
    const context = contextOf(world.system, token);
    const account = await accountOf(context);
    if (!account?.companyId) throw new Error('She is in no company');
    const member = { ...context, account, companyId: account.companyId };
    const rename = (scope: CompanyScope) => scope.update(services).set({ name: 'Outro' });
    const failure = await inCompany(member, rename).catch((error) => error);
    expect(isReadOnlyServer(failure)).toBe(true);
  });

  test('reads no code by which a number is taken over', async () => {
    const { messaging } = await owner();
    await messaging.connection.connect({});
    expect((await messaging.connection.read()).qrCode).not.toBeNull();
    await enter();
    expect(await operator().messaging.connection.read()).toMatchObject({
      state: 'connecting',
      qrCode: null,
    });
  });
});

describe('what pays or opens something', () => {
  /** What tells an owner a code by which anybody pays, takes her number over or acts as a client. */
  const TELLING = [
    'cash.sales.cardsOf',
    'messaging.byHand.list',
    'messaging.connection.read',
    'messaging.conversations.get',
    'messaging.conversations.list',
    'messaging.conversations.thread',
    'messaging.conversations.timeline',
    'messaging.sending.get',
    'messaging.sending.list',
    'prepaid.giftCards.find',
    'prepaid.giftCards.get',
    'prepaid.giftCards.list',
  ];

  test('is read by an owner in these places, by a visit in none, even if allowed', async () => {
    const counter = await openAnotherCounter(world);
    const { asked, codes } = await withCodes(counter);
    expect(await telling(counter.api, asked, codes)).toEqual(TELLING);
    const { id } = await enter(counter.salon.companyId);
    await counter.api.team.supportVisits.allow({ id });
    // Whoever asks by the code knows it.
    expect(await telling(operator(), asked, codes)).toEqual(['prepaid.giftCards.find']);
  }, 120_000);

  /** A gift card that paid a part, a number that is being connected, and a client's own page. */
  async function withCodes(counter: Counter) {
    const { api, maria: clientId, ways } = counter;
    const common = { recipientName: '', message: '', validDays: null };
    const items: CartLine[] = [{ kind: 'gift_card', amountCents: 90_00, ...common }];
    const parts = [{ paymentMethodId: ways.Dinheiro ?? '', amountCents: 90_00 }];
    const sold = await api.cash.sales.sell({ clientId, items, parts });
    const cardId = sold.items[0]?.giftCardId ?? '';
    const { code } = await api.prepaid.giftCards.get({ id: cardId });
    const giftCards = [{ code, amountCents: 30_00 }];
    const prepaid = { sessions: [], giftCards, accountCents: 0 };
    const { id, appointmentId } = await paid(counter, { by: { Dinheiro: 20_00 }, prepaid });
    await api.messaging.connection.connect({});
    const { qrCode } = await api.messaging.connection.read();
    const { talkId, messageId, key } = await withOwnPage(counter);
    const asked = [
      {},
      { clientId },
      { appointmentId },
      ...[cardId, sold.id, id, clientId, appointmentId, talkId, messageId].map((one) => ({
        id: one,
      })),
      { code },
      { from: '2026-03-01', to: '2026-03-31' },
      { from: '2026-03-01', until: '2026-03-31' },
      { date: '2026-03-10' },
    ];
    return { asked, codes: [code, code.replace('-', ''), qrCode ?? 'no QR code', key] };
  }

  /** Its address was sent to her, waits to be sent by hand, and was said last in a talk. */
  function withOwnPage({ salon: { companyId }, maria: clientId }: Counter) {
    const key = newCompanyToken(companyId).token;
    const text = `Veja: http://localhost:3000/a/${key}`;
    return world.inCompany(companyId, async (scope) => {
      const talk = { contact: '5511987654321', clientId, lastAt: noon, lastText: text };
      const [opened] = await scope.insert(conversations).values(talk).returning();
      const conversationId = opened?.id ?? '';
      const told = { occasion: 'manual', clientId, conversationId, text, plannedAt: noon } as const;
      const [sent] = await scope
        .insert(messages)
        .values([
          { ...told, occasionKey: 'sent', state: 'sent', sentAt: noon },
          { ...told, occasionKey: 'by-hand', channel: 'link' },
        ])
        .returning();
      return { talkId: conversationId, messageId: sent?.id ?? '', key };
    });
  }

  /** Which of all that can be looked at tell one of the codes, however they are asked. */
  async function telling(api: Api, asked: readonly object[], codes: readonly string[]) {
    const found: string[] = [];
    let answers = 0;
    const looks = procedures.filter(({ kind, method, name }) => {
      return kind === 'company' && method === 'GET' && name !== 'live.changes';
    });
    for (const { name, path } of looks) {
      const told: (string | null)[] = [];
      for (const input of asked) told.push(await answerOf(api, path, input));
      answers += told.some((answer) => answer !== null) ? 1 : 0;
      if (codes.some((code) => told.some((answer) => answer?.includes(code)))) found.push(name);
    }
    expect(answers).toBeGreaterThan(60);
    return found.sort();
  }
});

describe('once the owner allows it', () => {
  test('the visit changes things, and each is in the history as done by support', async () => {
    const id = await allowed();
    await operator().company.financialCategories.create({ name: 'Toalhas novas', type: 'expense' });
    await operator().clients.clients.create({ name: 'Rita', phone: '(11) 98765-4321' });

    const [client] = (await operator().clients.clients.list({})).items;
    const { clients, company, team } = await owner();
    const changes = await clients.record.listChanges({ clientId: client?.id ?? '' });
    expect(changes).toMatchObject([{ userName: 'Suporte: Olga' }]);
    const [setting] = await company.company.listChanges();
    expect(setting).toMatchObject({ thingName: 'Toalhas novas', userName: 'Suporte: Olga' });
    expect((await team.supportVisits.changes({ id })).items).toMatchObject([
      { thing: 'financial_categories', action: 'insert', name: 'Toalhas novas' },
      { thing: 'clients', action: 'insert', name: 'Rita' },
    ]);
    await company.financialCategories.create({ name: 'Chá da tarde', type: 'expense' });
    expect((await company.company.listChanges())[0]).toMatchObject({ userName: 'Bê' });
    expect((await team.supportVisits.changes({ id })).items).toHaveLength(2);
  });

  test('what it changed is listed to the last, page by page', async () => {
    const id = await allowed();
    for (const name of ['Luvas novas', 'Capas novas', 'Pentes novos'])
      await operator().company.financialCategories.create({ name, type: 'expense' });
    const { changes } = (await owner()).team.supportVisits;
    const first = await changes({ id, limit: 2 });
    const last = await changes({ id, limit: 2, cursor: first.nextCursor ?? '' });
    const names = [...first.items, ...last.items].map(({ name }) => name);
    expect(names).toEqual(['Luvas novas', 'Capas novas', 'Pentes novos']);
    expect(last.nextCursor).toBeNull();
  });

  test.each([
    'company.company.changePixKey',
    'company.company.removeLogo',
    'team.members.changeRole',
    'team.invitations.create',
    'team.memberships.open',
    'team.supportVisits.allow',
    'team.supportVisits.end',
    'billing.subscription.checkout',
    'billing.subscription.portal',
    'clients.clients.exportCsv',
    'clients.clients.remove',
    'clients.record.exportData',
    'clients.record.listPrivacyRequests',
    'clients.record.anonymize',
    'clients.record.merge',
    'clients.imports.create',
    'clients.imports.check',
    'clients.imports.run',
    'clients.imports.undo',
    'messaging.connection.connect',
    'messaging.push.subscribe',
    'messaging.administrative.get',
    'scheduling.agenda.listFeeds',
    'scheduling.agenda.renewFeed',
    'insights.exportReports',
    'identity.profile.rename',
    'identity.companySetup.create',
  ])('%s stays closed', async (name) => {
    await allowed();
    expect(await refusalOf(operator(), name.split('.'))).toBe('SUPPORT_NEVER');
  });

  test('what is not named stays open, and no file or deletion is among it', async () => {
    await allowed();
    const open: string[] = [];
    for (const { name, path, kind } of procedures.filter((one) => one.kind === 'company')) {
      if (kind !== 'company' || name === 'live.changes') continue;
      if (!(await refusalOf(operator(), path)).startsWith('SUPPORT_')) open.push(name);
    }
    expect(open.filter((name) => /export|remove|invitations\.[^l]|members\.c/.test(name))).toEqual(
      [],
    );
    expect(open).toContain('scheduling.appointments.book');
  });

  test('the company as a file stays closed, and an invitation too', async () => {
    const { id } = await enter();
    const take = () =>
      world.app.inject({ url: '/api/company/archive', headers: { cookie: cookieOf(token) } });
    expect((await take()).json()).toMatchObject({ code: 'SUPPORT_NEVER' });
    await (await owner()).team.supportVisits.allow({ id });
    expect((await take()).json()).toMatchObject({ code: 'SUPPORT_NEVER' });
    const { team } = operator();
    await expect(team.invitations.accept({ token: 'x'.repeat(40) })).rejects.toMatchObject({
      code: 'SUPPORT_NEVER',
    });
  });

  test('only an owner allows it', async () => {
    const rui = await salon.isJoinedBy({ name: 'Rui', email: 'rui@salao.test' }, 'manager');
    const { id } = await enter();
    const { team } = await world.as(rui);
    await expect(team.supportVisits.allow({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await team.supportVisits.end({ id })).toMatchObject({ isOpen: false });
  });

  test('an owner of another company neither sees nor ends the visit', async () => {
    const { id } = await enter();
    const { team, identity } = await world.as(barber.ownerId);
    for (const act of [team.supportVisits.allow, team.supportVisits.end])
      await expect(act({ id })).rejects.toMatchObject({ code: 'SUPPORT_VISIT_OVER' });
    expect((await team.supportVisits.changes({ id })).items).toEqual([]);
    expect((await team.supportVisits.list({})).items.map((one) => one.id)).not.toContain(id);
    expect(await identity.session.current()).toMatchObject({ support: [] });
    expect(await namesSeen()).toEqual(['Corte']);
  });
});

describe('a visit is over', () => {
  test('after an hour, to the moment', async () => {
    await enter();
    expect(await namesSeen(operator(later(60).subtract({ milliseconds: 1 })))).toEqual(['Corte']);
    expect(await namesSeen(operator(later(60)))).toEqual([]);
    const shown = { ...contextOf(world.system, token), shownCompanyId: salon.companyId };
    const late = createRouterClient(router, { context: { ...shown, now: later(60) } });
    await expect(namesSeen(late)).rejects.toMatchObject({ code: 'COMPANY_CHANGED' });
  });

  test('when the owner ends it, who then finds it in the list', async () => {
    const id = await allowed();
    const { team } = await owner();
    await team.supportVisits.end({ id });
    expect(await namesSeen()).toEqual([]);
    expect((await team.supportVisits.list({ limit: 1 })).items).toMatchObject([
      { id, userName: 'Olga', reason: REASON, mayWrite: true, isOpen: false },
    ]);
    await expect(team.supportVisits.allow({ id })).rejects.toMatchObject({
      code: 'SUPPORT_VISIT_OVER',
    });
  });

  test('and the trail of operators tells who in the company allowed and ended it', async () => {
    const { pool, owner: database } = world.system.database;
    const notes = `delete from pgboss.job where name like 'support-visit.note-%' returning name, data`;
    await pool.query(notes);
    const id = await allowed();
    await (await owner()).team.supportVisits.end({ id });
    const { rows } = await pool.query(notes);
    expect(rows).toHaveLength(2);
    const { scopes, logger } = world.system;
    const context = { scopes, now: noon, logger, actor: { userId: null, requestId: 'job' } };
    for (const { name, data } of rows)
      await supportVisitJobs.find((job) => job.name === name)?.run(context, data);

    const decided = await database
      .select()
      .from(operatorActions)
      .where(inArray(operatorActions.action, ['support.allowed', 'support.ended']))
      .orderBy(operatorActions.action);
    const byOwner = { subject: 'Salão', userId: salon.ownerId, companyId: salon.companyId };
    expect(decided).toMatchObject([
      { action: 'support.allowed', ...byOwner },
      { action: 'support.ended', ...byOwner },
    ]);
  });

  test('when the operator leaves', async () => {
    const { id } = await enter();
    expect(await operator().platform.support.leave()).toEqual({ companyId: salon.companyId });
    expect(await operator().platform.support.leave()).toEqual({ companyId: null });
    expect(await namesSeen()).toEqual([]);
    expect((await visit(id))?.endedAt).not.toBeNull();
  });

  test.each([
    [
      'she signs out',
      () => asOperator((scope) => scope.delete(sessions).where(eq(sessions.token, token))),
    ],
    ['she is deactivated', () => asOperator((scope) => deactivateAccount(scope, operatorId))],
  ])('when %s', async (_case, happens) => {
    const { id } = await enter();
    await happens();
    expect((await visit(id))?.endedAt).not.toBeNull();
    expect(await (await owner()).identity.session.current()).toMatchObject({ support: [] });
    await asOperator((scope) => scope.execute('update users set active = true'));
  });

  test('when the company is closed', async () => {
    const other = await world.tell.company('Breve', { name: 'Iva', email: 'iva@breve.test' });
    await enter(other.companyId);
    await asOperator((scope) =>
      scope.update(companies).set({ active: false }).where(eq(companies.id, other.companyId)),
    );
    expect(await operator().identity.session.current()).toMatchObject({ support: [] });
  });

  test('of whoever administers no more', async () => {
    await enter();
    await asOperator((scope) =>
      scope.execute("update users set role = 'client' where name = 'Olga'"),
    );
    expect(await namesSeen()).toEqual([]);
    await asOperator((scope) =>
      scope.execute("update users set role = 'admin' where name = 'Olga'"),
    );
  });
});

describe('what is open on a screen ends', () => {
  let app: FastifyInstance;
  let address: string;
  const startedAt = performance.now();

  beforeAll(async () => {
    const clock = () => noon.add({ milliseconds: Math.round(performance.now() - startedAt) });
    app = await buildApp({ ...world.system, clock });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  async function follow() {
    const answer = await fetch(`${address}/api/v1/live/changes`, {
      headers: { cookie: cookieOf(token) },
    });
    expect(answer.status).toBe(200);
    const ended = vi.fn();
    answer.text().then(ended, ended);
    return ended;
  }

  test('at once when the owner ends the visit', async () => {
    const { id } = await enter();
    const ended = await follow();
    await (await owner()).team.supportVisits.end({ id });
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), 20_000);
  });

  test('when its time is over', async () => {
    const { id } = await enter();
    const soon = noon.add({ milliseconds: Math.round(performance.now() - startedAt) + 1500 });
    await asOperator((scope) =>
      scope.update(supportVisits).set({ endsAt: soon }).where(eq(supportVisits.id, id)),
    );
    const ended = await follow();
    expect(ended).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), 20_000);
  });
});
