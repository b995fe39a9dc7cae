import type { Role } from '@app/domain/team/permissions';
import type { RouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, openSalon, refusalOf, type Salon } from '../../../../tests/booking-support.ts';
import { bookOnline, ownPage } from '../../../../tests/own-appointment-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { withoutIds } from '../../../../tests/without-ids.ts';
import { buildApp } from '../../../app.ts';
import { createLogger } from '../../../foundation/logger.ts';
import type { router } from '../../../router.ts';
import { companies } from '../../company/companies.table.ts';
import { users } from '../../identity/accounts.table.ts';
import { members } from '../../team/members.table.ts';
import { professionals } from '../../team/professionals.table.ts';

type Api = RouterClient<typeof router>;

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;
let bia: string;
/** As the owner, and as Bia, who is a professional and nothing more. */
let owner: Api;
let herself: Api;

beforeAll(async () => {
  salon = await openSalon(world, 'Calendario');
  bia = await salon.employs('Bia');
  const userId = await salon.isJoinedBy({ name: 'Bia', email: 'bia@cal.test' }, 'professional');
  await world.inCompany(salon.companyId, async (scope) => {
    const [member] = await scope.select().from(members).where(eq(members.userId, userId));
    if (!member) throw new Error('Nobody joined');
    await scope.update(professionals).set({ memberId: member.id }).where(eq(professionals.id, bia));
  });
  owner = await world.as(salon.ownerId);
  herself = await world.as(userId);
});

function follow(url: string, headers: Record<string, string> = {}) {
  return world.app.inject({ url: new URL(url).pathname, headers });
}

async function eventsOf(url: string): Promise<string[]> {
  const { body } = await follow(url);
  const lines = body.replaceAll('\r\n ', '').split('\r\n');
  return lines.filter((line) => line.startsWith('SUMMARY:')).map((line) => line.slice(8));
}

describe('an address', () => {
  test('is made, shown again as it is, renewed and removed', async () => {
    const { renewFeed, listFeeds, removeFeed } = owner.scheduling.agenda;
    const made = await renewFeed({ professionalId: salon.ana });
    expect(made).toMatchObject({ professionalId: salon.ana, professionalName: 'Ana' });
    expect(await listFeeds()).toEqual([made]);
    expect((await follow(made.url)).statusCode).toBe(200);

    const renewed = await renewFeed({ professionalId: salon.ana });
    expect(renewed.url).not.toBe(made.url);
    expect((await follow(made.url)).statusCode).toBe(404);
    expect((await follow(renewed.url)).statusCode).toBe(200);

    await removeFeed({ id: renewed.id });
    await removeFeed({ id: renewed.id });
    expect(await listFeeds()).toEqual([]);
    expect((await follow(renewed.url)).statusCode).toBe(404);
  });

  test('that was changed anywhere shows nothing', async () => {
    const feed = await owner.scheduling.agenda.renewFeed({ professionalId: null });
    const other = await openSalon(world, 'Vizinho');
    const theirs = await (await world.as(other.ownerId)).scheduling.agenda.renewFeed({
      professionalId: null,
    });
    const [, , company, id, file] = new URL(feed.url).pathname.split('/');
    const [, , otherCompany, otherId] = new URL(theirs.url).pathname.split('/');
    const wrong = [
      `/calendario/${otherCompany}/${otherId}/${file}`,
      `/calendario/${otherCompany}/${id}/${file}`,
      `/calendario/${company}/${otherId}/${file}`,
      `/calendario/${company}/${id}/${'A'.repeat(43)}.ics`,
      `/calendario/${company}/${id}/.ics`,
      `/calendario/${company}/${id}/${file}x`,
      `/calendario/x/y/z.ics`,
    ];
    for (const url of wrong) {
      expect([url, (await world.app.inject({ url })).statusCode]).toEqual([url, 404]);
    }
    expect((await follow(feed.url)).statusCode).toBe(200);
  });

  test('of two that are made at once, one holds', async () => {
    const { renewFeed, listFeeds, removeFeed } = owner.scheduling.agenda;
    const both = await Promise.all([0, 1].map(() => renewFeed({ professionalId: bia })));
    const kept = (await listFeeds()).filter(({ professionalId }) => professionalId === bia);
    expect(kept).toHaveLength(1);
    expect(both.map(({ id }) => id)).toContain(kept[0]?.id);
    await removeFeed({ id: kept[0]?.id ?? '' });
  });

  test('stops with the professional who leaves, and with the company', async () => {
    const leaving = await openSalon(world, 'Saindo');
    const api = await world.as(leaving.ownerId);
    const hers = await api.scheduling.agenda.renewFeed({ professionalId: leaving.ana });
    const all = await api.scheduling.agenda.renewFeed({ professionalId: null });
    await api.team.professionals.deactivate({ id: leaving.ana });
    expect((await follow(hers.url)).statusCode).toBe(404);
    expect((await follow(all.url)).statusCode).toBe(200);
    const renew = api.scheduling.agenda.renewFeed({ professionalId: leaving.ana });
    expect(await refusalOf(renew)).toBe('PROFESSIONAL_NOT_FOUND');
    await world.close(leaving.companyId);
    expect((await follow(all.url)).statusCode).toBe(404);
  });

  test('rests while the company has no access', async () => {
    const late = await openSalon(world, 'Atrasada');
    const api = await world.as(late.ownerId);
    const { url } = await api.scheduling.agenda.renewFeed({ professionalId: null });
    const pays = (trialEndsAt: Temporal.Instant) =>
      world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
        scope.update(companies).set({ trialEndsAt }).where(eq(companies.id, late.companyId)),
      );
    await pays(noon);
    expect((await follow(url)).statusCode).toBe(404);
    await pays(noon.add({ seconds: 1 }));
    expect((await follow(url)).statusCode).toBe(200);
  });
});

describe('a professional', () => {
  test('makes, sees and removes her own address and no other', async () => {
    const agenda = herself.scheduling.agenda;
    const anas = await owner.scheduling.agenda.renewFeed({ professionalId: salon.ana });
    expect(await refusalOf(agenda.renewFeed({ professionalId: null }))).toBe('FORBIDDEN');
    expect(await refusalOf(agenda.renewFeed({ professionalId: salon.ana }))).toBe(
      'PROFESSIONAL_NOT_FOUND',
    );
    const own = await agenda.renewFeed({ professionalId: bia });
    expect(await agenda.listFeeds()).toEqual([own]);
    await agenda.removeFeed({ id: anas.id });
    expect((await follow(anas.url)).statusCode).toBe(200);
    await agenda.removeFeed({ id: own.id });
    expect(await agenda.listFeeds()).toEqual([]);
  });

  test('without a place in the agenda sees none and makes none', async () => {
    const userId = await salon.isJoinedBy({ name: 'Lu', email: 'lu@cal.test' }, 'professional');
    const agenda = (await world.as(userId)).scheduling.agenda;
    expect(await agenda.listFeeds()).toEqual([]);
    expect(await refusalOf(agenda.renewFeed({ professionalId: bia }))).toBe(
      'PROFESSIONAL_NOT_FOUND',
    );
  });
});

describe('an address ends with what its member sees', () => {
  let house: Salon;
  let boss: Api;
  let numbered = 0;

  beforeAll(async () => {
    house = await openSalon(world, 'Casa');
    boss = await world.as(house.ownerId);
  });

  async function joined(role: Role) {
    numbered += 1;
    const email = `rui${numbered}@casa.test`;
    const userId = await house.isJoinedBy({ name: 'Rui', email }, role);
    const { agenda } = (await world.as(userId)).scheduling;
    const [member] = await world.inCompany(house.companyId, (scope) =>
      scope.select().from(members).where(eq(members.userId, userId)),
    );
    return { userId, agenda, memberId: member?.id ?? '' };
  }
  const shows = async (url: string) => (await follow(url)).statusCode === 200;

  test('when she is deactivated, and nobody else’s does', async () => {
    const { agenda, memberId } = await joined('receptionist');
    const hers = await agenda.renewFeed({ professionalId: null });
    const owners = await boss.scheduling.agenda.renewFeed({ professionalId: null });
    expect([await shows(hers.url), await shows(owners.url)]).toEqual([true, true]);
    expect(await agenda.listFeeds()).toEqual([hers]);
    await boss.team.members.deactivate({ id: memberId });
    expect([await shows(hers.url), await shows(owners.url)]).toEqual([false, true]);
  });

  test('when she may no longer see everybody’s agenda', async () => {
    const { agenda, memberId } = await joined('receptionist');
    const { url } = await agenda.renewFeed({ professionalId: house.ana });
    await boss.team.members.changeRole({ id: memberId, role: 'professional' });
    expect(await shows(url)).toBe(false);
    expect(await agenda.listFeeds()).toEqual([]);
  });

  test('when she is no longer the professional it shows', async () => {
    const { agenda, memberId } = await joined('professional');
    const lia = await house.employs('Lia');
    const link = (linked: string | null) =>
      world.inCompany(house.companyId, (scope) =>
        scope.update(professionals).set({ memberId: linked }).where(eq(professionals.id, lia)),
      );
    await link(memberId);
    const { url } = await agenda.renewFeed({ professionalId: lia });
    expect(await shows(url)).toBe(true);
    await link(null);
    expect(await shows(url)).toBe(false);
  });

  test('when the platform deactivates her account, or she is removed', async () => {
    const { agenda, userId, memberId } = await joined('manager');
    const { url } = await agenda.renewFeed({ professionalId: null });
    const account = (active: boolean) =>
      world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
        scope.update(users).set({ active }).where(eq(users.id, userId)),
      );
    await account(false);
    expect(await shows(url)).toBe(false);
    await account(true);
    expect(await shows(url)).toBe(true);
    await world.inCompany(house.companyId, (scope) =>
      scope.delete(members).where(eq(members.id, memberId)),
    );
    expect(await shows(url)).toBe(false);
  });

  test('and is nobody else’s to remove', async () => {
    const { agenda } = await joined('manager');
    const owners = await boss.scheduling.agenda.renewFeed({ professionalId: house.ana });
    await agenda.removeFeed({ id: owners.id });
    expect(await shows(owners.url)).toBe(true);
  });
});

test('no address of a calendar or a page stands in the log', async () => {
  const logged: string[] = [];
  const logger = createLogger('info', { write: (line) => logged.push(line) });
  const app = await buildApp({ ...world.system, logger });
  const feed = await owner.scheduling.agenda.renewFeed({ professionalId: salon.ana });
  const { token } = await bookOnline(world, salon, { startTime: at('10:00', '2026-03-27') });
  const addresses = [new URL(feed.url).pathname, `/a/${token}/agenda.ics`];
  for (const url of [...addresses, `/api/public/appointments/${token}`]) {
    expect((await app.inject({ url })).statusCode).toBe(200);
    await app.inject({ url: `${url}x` });
  }
  await app.close();
  const key = addresses[0]?.split('/').at(-1)?.slice(0, -4) ?? '';
  expect(logged.join('')).toContain('/calendario/…');
  expect(logged.join('')).not.toContain(key);
  expect(logged.join('')).not.toContain(token);
});

describe('a feed', () => {
  test('tells first names, services and blocked time; the cancelled and phones it does not', async () => {
    const cut = await openSalon(world, 'Corte e Cia');
    const api = await world.as(cut.ownerId);
    const zoe = await cut.employs('Zoe');
    await bookOnline(world, cut, { startTime: at('10:00'), clientPhone: '(11) 98888-7777' });
    const gone = await bookOnline(world, cut, { startTime: at('14:00'), clientName: 'Rita Lee' });
    await ownPage(world).cancel({ token: gone.token });
    const reason = 'Médico';
    await api.scheduling.agenda.block({
      professionalIds: [zoe],
      startTime: at('15:00'),
      endTime: at('16:00'),
      reason,
    });

    const feed = await api.scheduling.agenda.renewFeed({ professionalId: null });
    expect(await eventsOf(feed.url)).toEqual(['Maria — Corte (Ana)', 'Horário bloqueado (Zoe)']);
    const { body, headers } = await follow(feed.url);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(withoutIds(body)).not.toMatch(/Souza|98888|Rita|Médico/);
    expect(body).toContain('DTSTART;TZID=America/Sao_Paulo:20260311T100000\r\n');

    const anas = await api.scheduling.agenda.renewFeed({ professionalId: cut.ana });
    expect(await eventsOf(anas.url)).toEqual(['Maria — Corte']);
  });

  test('that did not change is not sent again', async () => {
    const feed = await owner.scheduling.agenda.renewFeed({ professionalId: salon.ana });
    const first = await follow(feed.url);
    const known = { 'if-none-match': String(first.headers.etag) };
    const second = await follow(feed.url, known);
    expect([second.statusCode, second.body]).toEqual([304, '']);
    await bookOnline(world, salon, { startTime: at('16:00') });
    expect((await follow(feed.url, known)).statusCode).toBe(200);
  });
});

describe("the client's own file", () => {
  const fileOf = (token: string) => world.app.inject({ url: `/a/${token}/agenda.ics` });

  test('has one event that follows every change', async () => {
    const { token, id } = await bookOnline(world, salon, { startTime: at('10:00', '2026-03-20') });
    const { body, headers, statusCode } = await fileOf(token);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`UID:${id}@`),
        'SEQUENCE:1',
        'SUMMARY:Corte — Calendario',
        'DTSTART;TZID=America/Sao_Paulo:20260320T100000',
        'STATUS:CONFIRMED',
        expect.stringMatching(new RegExp(`^DESCRIPTION:.*/a/${token}`)),
      ]),
    );
    expect(body).not.toContain('Maria');
    await ownPage(world).cancel({ token });
    const after = (await fileOf(token)).body;
    expect(after).toContain('SEQUENCE:2\r\n');
    expect(after).toContain('STATUS:CANCELLED\r\n');
  });

  test('of a link that nobody was given is not there', async () => {
    expect((await fileOf('A'.repeat(22))).statusCode).toBe(404);
    expect((await fileOf('x')).statusCode).toBe(404);
  });
});
