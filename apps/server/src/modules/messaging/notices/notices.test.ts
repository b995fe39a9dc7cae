import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../tests/agenda-support.ts';
import {
  at,
  openSalon,
  refusalOf,
  type Salon,
  TOMORROW,
  wishOf,
} from '../../../../tests/booking-support.ts';
import { bookOnline, ownPage } from '../../../../tests/own-appointment-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { mails } from '../../../foundation/mail/mails.table.ts';
import { noteFailedPayment, sweepNotices, TELL_MEMBERS } from './notices.commands.ts';
import { noticeJobs } from './notices.jobs.ts';
import { notices } from './notices.table.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
const actor = { userId: null, requestId: 'test' };
let day = Temporal.PlainDate.from(TOMORROW);
let people = 0;

function freshDay(): string {
  day = day.add({ days: 1 });
  return day.toString();
}

type Team = { salon: Salon; boss: Api; joins: (role: Role) => Promise<Api & { email: string }> };
type Role = Parameters<Salon['isJoinedBy']>[1];

async function team(name: string): Promise<Team> {
  const salon = await openSalon(world, name);
  const boss = await world.as(salon.ownerId);
  async function joins(role: Role) {
    people += 1;
    const email = `pessoa${people}@salao.test`;
    const api = await world.as(await salon.isJoinedBy({ name: 'Rui', email }, role));
    return Object.assign(api, { email });
  }
  return { salon, boss, joins };
}

/** Makes somebody the professional Ana. */
async function isAna({ salon, boss }: Team, email: string): Promise<void> {
  const member = (await boss.team.members.list()).find((one) => one.email === email);
  await world.inCompany(salon.companyId, (scope) =>
    scope.execute(sql`update professionals set member_id = ${member?.id} where id = ${salon.ana}`),
  );
}

const kinds = async (api: Api) =>
  (await api.messaging.notices.list({})).items.map(({ kind }) => kind);
const unread = async (api: Api) => (await api.messaging.notices.unread()).count;

/** What waits in the queue for the members of one company, done now. */
async function tellMembers({ companyId }: Salon): Promise<void> {
  const { mailer, scopes, logger, database } = world.system;
  const job = noticeJobs({ mailer, publicUrl: 'http://localhost:3000' }).find(
    ({ name }) => name === TELL_MEMBERS,
  );
  const { rows } = await database.pool.query(
    "delete from pgboss.job where name = $1 and data ->> 'companyId' = $2 returning data",
    [TELL_MEMBERS, companyId],
  );
  for (const { data } of [...rows, ...rows]) {
    await job?.run({ scopes, actor, now: noon, logger }, data);
  }
}

async function lettersTo(email: string) {
  const all = await world.system.scopes.asOperator(actor, (scope) => scope.select().from(mails));
  return all.filter(({ recipient }) => recipient === email);
}

describe('what clients do online', () => {
  let here: Team;
  beforeAll(async () => {
    here = await team('Avisada');
  });

  test('is told: booked, moved, cancelled, the newest first', async () => {
    const date = freshDay();
    const { id, token } = await bookOnline(world, here.salon, { startTime: at('10:00', date) });
    const page = ownPage(world);
    await page.move({ token, startTime: at('15:00', date) });
    await page.cancel({ token });
    const { items } = await here.boss.messaging.notices.list({});
    expect(items.map(({ kind }) => kind)).toEqual([
      'appointment-cancelled',
      'appointment-moved',
      'appointment-booked',
    ]);
    expect(items[1]).toMatchObject({
      appointmentId: id,
      clientName: 'Maria Souza',
      serviceNames: 'Corte',
      professionalName: 'Ana',
      startTime: at('15:00', date),
      previousStartTime: at('10:00', date),
      read: false,
    });
  });

  test('is not told when the team does it itself', async () => {
    const other = await team('Sozinha');
    const startTime = at('10:00', freshDay());
    const clientId = await other.salon.serves('Lia', { phone: '11987654322' });
    const booking = { clientId, professionalId: other.salon.ana, serviceIds: [other.salon.corte] };
    await other.boss.scheduling.appointments.book({ ...booking, startTime });
    expect(await kinds(other.boss)).toEqual([]);
  });

  test('says so where somebody has to approve it', async () => {
    const careful = await team('Cuidadosa');
    await careful.salon.takesBookings({ manualApproval: true });
    const date = freshDay();
    const { id, token } = await bookOnline(world, careful.salon, { startTime: at('10:00', date) });
    expect(await kinds(careful.boss)).toEqual(['appointment-requested']);
    await careful.boss.scheduling.appointments.changeStatus({ id, status: 'confirmed' });
    await ownPage(world).move({ token, startTime: at('15:00', date) });
    const [again] = (await careful.boss.messaging.notices.list({})).items;
    expect(again).toMatchObject({
      kind: 'appointment-requested',
      previousStartTime: at('10:00', date),
    });
    await tellMembers(careful.salon);
    const [owner] = await careful.boss.team.members.list();
    const letters = await lettersTo(owner?.email ?? '');
    expect(
      letters.some(({ text }) => text.includes('Maria Souza quer remarcar Corte com Ana')),
    ).toBe(true);
  });

  test('leaves nothing behind when it is refused', async () => {
    const other = await team('Recusada');
    const startTime = at('10:00', freshDay());
    await bookOnline(world, other.salon, { startTime });
    const again = bookOnline(world, other.salon, wishOf(other.salon, { startTime }));
    expect(await refusalOf(again)).not.toBe('ACCEPTED');
    expect(await kinds(other.boss)).toEqual(['appointment-booked']);
  });

  test('loses its name with the client, and goes with the appointment', async () => {
    const other = await team('Esquecida');
    const { id } = await bookOnline(world, other.salon, { startTime: at('10:00', freshDay()) });
    const [client] = (await other.boss.clients.clients.list({})).items;
    await world.inCompany(other.salon.companyId, (scope) =>
      scope.execute(sql`update clients set name = 'Cliente anonimizado' where id = ${client?.id}`),
    );
    const [told] = (await other.boss.messaging.notices.list({})).items;
    expect(told?.clientName).toBe('Cliente anonimizado');
    await other.boss.scheduling.appointments.remove({ id });
    expect(await kinds(other.boss)).toEqual([]);
  });
});

describe('who is told', () => {
  test('the desk of everything in the agenda, a professional of what is hers', async () => {
    const here = await team('Equipe');
    const [desk, ana, other] = [
      await here.joins('receptionist'),
      await here.joins('professional'),
      await here.joins('professional'),
    ];
    await isAna(here, ana.email);
    await bookOnline(world, here.salon, { startTime: at('10:00', freshDay()) });
    expect(await kinds(desk)).toEqual(['appointment-booked']);
    expect(await kinds(ana)).toEqual(['appointment-booked']);
    expect(await kinds(other)).toEqual([]);
    expect(await unread(other)).toBe(0);
  });

  test('of a refused payment only who sees the subscription, and once', async () => {
    const here = await team('Cobrada');
    const desk = await here.joins('receptionist');
    const failed = { amountCents: 5990, nextAttemptAt: '2026-03-12T12:00:00Z' };
    for (let times = 0; times < 2; times += 1) {
      await world.inCompany(here.salon.companyId, (scope) =>
        noteFailedPayment(scope, failed, noon),
      );
    }
    expect(await kinds(here.boss)).toEqual(['payment-failed']);
    expect(await kinds(desk)).toEqual([]);
  });

  test('nobody of another company, and nobody of what was before her', async () => {
    const [here, elsewhere] = [await team('Nossa'), await team('Deles')];
    await bookOnline(world, here.salon, { startTime: at('10:00', freshDay()) });
    const [told] = (await here.boss.messaging.notices.list({})).items;
    expect(await kinds(elsewhere.boss)).toEqual([]);
    await elsewhere.boss.messaging.notices.markRead({ id: told?.id ?? '' });
    expect(await unread(here.boss)).toBe(1);
    expect(await kinds(await here.joins('manager'))).toEqual([]);
  });
});

describe('reading', () => {
  test('is each one’s own: one by one, or all up to the newest that was seen', async () => {
    const here = await team('Leitora');
    const desk = await here.joins('receptionist');
    const date = freshDay();
    for (const time of ['08:00', '09:00', '10:00']) {
      await bookOnline(world, here.salon, { startTime: at(time, date) });
    }
    const { items } = await here.boss.messaging.notices.list({});
    await here.boss.messaging.notices.markRead({ id: items[2]?.id ?? '' });
    expect(await unread(here.boss)).toBe(2);
    await here.boss.messaging.notices.markAllRead({ until: items[1]?.id ?? '' });
    expect((await here.boss.messaging.notices.unread()).newest?.id).toBe(items[0]?.id);
    expect((await here.boss.messaging.notices.list({})).items.map(({ read }) => read)).toEqual([
      false,
      true,
      true,
    ]);
    expect(await unread(desk)).toBe(3);
  });

  test('comes in pages', async () => {
    const here = await team('Paginada');
    const date = freshDay();
    for (const time of ['08:00', '09:00', '10:00']) {
      await bookOnline(world, here.salon, { startTime: at(time, date) });
    }
    const first = await here.boss.messaging.notices.list({ limit: 2 });
    const rest = await here.boss.messaging.notices.list({
      limit: 2,
      ...(first.nextCursor && { cursor: first.nextCursor }),
    });
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(3);
  });

  test('is over after ninety days', async () => {
    const here = await team('Antiga');
    await bookOnline(world, here.salon, { startTime: at('10:00', freshDay()) });
    const age = (days: number) =>
      world.inCompany(here.salon.companyId, (scope) =>
        scope.update(notices).set({ createdAt: noon.subtract({ hours: 24 * days }) }),
      );
    const left = async () => {
      await world.system.scopes.asOperator(actor, (scope) => sweepNotices(scope, noon));
      return world.inCompany(here.salon.companyId, (scope) => scope.$count(notices));
    };
    await age(89);
    expect(await left()).toBe(1);
    await age(91);
    expect(await left()).toBe(0);
  });
});

describe('what she wishes', () => {
  test('a kind that she switches off is neither listed nor counted, and can come back', async () => {
    const here = await team('Calma');
    await bookOnline(world, here.salon, { startTime: at('10:00', freshDay()) });
    const wish = { kind: 'appointment-booked', email: false, push: true } as const;
    await here.boss.messaging.notices.keepWish({ ...wish, app: false });
    expect([await kinds(here.boss), await unread(here.boss)]).toEqual([[], 0]);
    await here.boss.messaging.notices.keepWish({ ...wish, app: true });
    expect(await unread(here.boss)).toBe(1);
  });

  test('is offered for what is her business, with the letter that cannot be wished', async () => {
    const here = await team('Desejosa');
    const desk = await here.joins('receptionist');
    const offered = await here.boss.messaging.notices.wishes();
    expect(offered.find(({ kind }) => kind === 'payment-failed')).toMatchObject({
      mayBeMailed: false,
      email: false,
    });
    expect((await desk.messaging.notices.wishes()).map(({ kind }) => kind)).not.toContain(
      'payment-failed',
    );
  });
});

describe('the mail', () => {
  test('goes to whom it concerns, once, in the company’s name, unless she said no', async () => {
    const here = await team('Postal');
    const [desk, ana, other] = [
      await here.joins('receptionist'),
      await here.joins('professional'),
      await here.joins('professional'),
    ];
    await isAna(here, ana.email);
    await desk.messaging.notices.keepWish({
      kind: 'appointment-booked',
      app: true,
      email: false,
      push: true,
    });
    const { id } = await bookOnline(world, here.salon, { startTime: at('10:00', freshDay()) });
    await tellMembers(here.salon);
    const [letter, ...more] = await lettersTo(ana.email);
    expect(more).toEqual([]);
    // Subjects stay where letters are listed, long after the client is forgotten.
    expect(letter?.subject).toMatch(/^Novo agendamento: Corte com Ana, \d\d\/\d\d\/2026 às 10:00$/);
    expect(letter?.text).toContain('Maria Souza agendou pela internet');
    expect(letter?.text).toContain(`open=${id}`);
    expect(letter?.text).toContain('--\nPostal\n');
    expect(letter?.html).toContain('prefers-color-scheme:dark');
    expect(await lettersTo(desk.email)).toEqual([]);
    expect(await lettersTo(other.email)).toEqual([]);
  });

  test('carries no name that leads elsewhere', async () => {
    const here = await team('Isca');
    const desk = await here.joins('receptionist');
    const clientName = 'Ganhe em www.golpe.com';
    await bookOnline(world, here.salon, { startTime: at('10:00', freshDay()), clientName });
    await tellMembers(here.salon);
    const [letter] = await lettersTo(desk.email);
    expect(letter?.text).toContain('Um cliente agendou pela internet');
    expect(`${letter?.subject}${letter?.html}`).not.toContain('golpe');
  });

  test('goes to nobody who no longer works here', async () => {
    const here = await team('Saída');
    const desk = await here.joins('receptionist');
    const member = (await here.boss.team.members.list()).find(({ email }) => email === desk.email);
    await bookOnline(world, here.salon, { startTime: at('10:00', freshDay()) });
    await here.boss.team.members.deactivate({ id: member?.id ?? '' });
    await tellMembers(here.salon);
    expect(await lettersTo(desk.email)).toEqual([]);
  });
});
