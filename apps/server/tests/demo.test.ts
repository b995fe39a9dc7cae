import { statusOf } from '@app/domain/clients/client';
import { upcomingHolidays } from '@app/domain/company/closing-day';
import { DEMO_LOGINS, DEMO_PASSWORD } from '@app/domain/identity/demo-logins';
import { isExpired } from '@app/domain/promotions/coupon';
import { keepsTime } from '@app/domain/scheduling/appointment';
import { formatTime, todayIn } from '@app/domain/shared/local-time';
import { sumOf } from '@app/domain/shared/money';
import { checkWeek } from '@app/domain/team/schedule';
import { describe, expect, test } from 'vitest';
import { agendaOf } from '../seeds/agenda.ts';
import { peopleOf } from '../seeds/clientele.ts';
import { CLINIC_CLIENTELE } from '../seeds/companies/clinic-clientele.ts';
import { CLINIC_DIARY } from '../seeds/companies/clinic-diary.ts';
import { CLINIC_SLUG } from '../seeds/companies/dental-clinic.ts';
import { SALON_SLUG } from '../seeds/companies/salon.ts';
import { SALON_CLIENTELE } from '../seeds/companies/salon-clientele.ts';
import { SALON_DIARY } from '../seeds/companies/salon-diary.ts';
import { loadDemo } from '../seeds/demo-world.ts';
import { DAYS_AHEAD, DAYS_BACK } from '../seeds/diary.ts';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { professionalServices } from '../src/modules/catalog/professional-services.table.ts';
import { services } from '../src/modules/catalog/services.table.ts';
import { clients } from '../src/modules/clients/clients.table.ts';
import { listDuplicates } from '../src/modules/clients/duplicates/client-duplicates.queries.ts';
import { clientConsents } from '../src/modules/clients/privacy/client-consents.table.ts';
import { listClosingDays } from '../src/modules/company/closing-days.queries.ts';
import { findAddressOwner, readCompany } from '../src/modules/company/company.queries.ts';
import { professionals } from '../src/modules/team/professionals.table.ts';
import { findSchedule, type ScheduleRows } from '../src/modules/team/schedules.queries.ts';
import { contentsOf } from './contents.ts';
import {
  bookedTwice,
  daysBetweenVisits,
  loadsOn,
  readAgenda,
  recentOf,
} from './demo-agenda-support.ts';
import { describeErasure } from './demo-erasure.ts';
import { describeMessages } from './demo-messages.ts';
import { describeMoney } from './demo-money.ts';
import { noon, testWorld } from './support.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
const operator = { userId: null, requestId: 'test' };

test('the demonstration asked for three times at once is told once, and everybody in it signs in', async () => {
  await Promise.all([1, 2, 3].map(() => loadDemo(world.system)));

  for (const { email } of DEMO_LOGINS) {
    const signedIn = await world.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password: DEMO_PASSWORD },
    });
    expect(signedIn.statusCode, email).toBe(200);
  }
  const { rows } = await world.system.scopes.asOperator(operator, (scope) =>
    scope.execute('select slug, subscription_status from companies order by slug'),
  );
  expect(rows).toEqual([
    { slug: 'clinica-demo', subscription_status: 'trial' },
    { slug: 'salao-demo', subscription_status: 'active' },
  ]);
}, 180_000);

test('told again, it leaves everything as it is', async () => {
  const before = await contentsOf(world.system);
  await loadDemo(world.system);
  expect(await contentsOf(world.system)).toEqual(before);
}, 120_000);

describe.each([
  { slug: SALON_SLUG, teamSize: 6, zone: 'America/Sao_Paulo' },
  { slug: CLINIC_SLUG, teamSize: 4, zone: 'America/Manaus' },
])('$slug', ({ slug, teamSize, zone }) => {
  const today = todayIn(zone, noon);

  test('says everything about itself and can be booked online', async () => {
    const company = await inside(slug, readCompany);
    expect(Object.entries(company).filter(([, value]) => value === '')).toEqual([]);
    expect(company).toMatchObject({ publicBookingEnabled: true, timezone: zone });
    expect(company.pixKeyType).not.toBeNull();
  });

  test('everybody has a possible week, and somebody works on three days only', async () => {
    const schedules = await inside(slug, async (scope) => {
      const found: (ScheduleRows | null)[] = [];
      for (const { id } of await scope.select().from(professionals)) {
        found.push(await findSchedule(scope, id, today));
      }
      return found;
    });
    const weeks = schedules.map((schedule) => schedule?.week ?? []);
    expect(weeks).toHaveLength(teamSize);
    expect(weeks.flatMap(checkWeek)).toEqual([]);
    expect(Math.min(...weeks.map((week) => week.length))).toBe(3);
    const kinds = schedules.flatMap((schedule) => schedule?.exceptions.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['vacation', 'day-off', 'special-hours']));
  });

  test('each service has somebody who does it', async () => {
    const [offered, done] = await inside(slug, async (scope) => [
      await scope.select({ id: services.id }).from(services),
      await scope.selectDistinct({ id: professionalServices.serviceId }).from(professionalServices),
    ]);
    expect(offered?.length).toBeGreaterThanOrEqual(12);
    expect(idsOf(done)).toEqual(idsOf(offered));
  });

  test('some of the coming holidays are decided, and some are not', async () => {
    const decisions = await inside(slug, (scope) => listClosingDays(scope, today));
    const holidays = upcomingHolidays(today, decisions);
    expect(holidays.find(({ name }) => name === 'Natal')?.decision?.kind).toBe('closed');
    expect(holidays.some(({ decision }) => decision === null)).toBe(true);
    expect(decisions.some(({ kind }) => kind === 'special-hours')).toBe(true);
  });

  test('has eight hundred clients of the last three years, in the order in which they came', async () => {
    const known = await inside(slug, (scope) => scope.select().from(clients).orderBy(clients.id));
    const moments = known.map(({ createdAt }) => createdAt.epochMilliseconds);
    expect(known).toHaveLength(800);
    expect(moments).toEqual(moments.toSorted((first, second) => first - second));
    expect(moments.at(-1)).toBeLessThan(noon.epochMilliseconds);
    expect(moments[0]).toBeGreaterThan(noon.subtract({ hours: 24 * 366 * 3 }).epochMilliseconds);
    const statuses = Map.groupBy(known, statusOf);
    expect(statuses.get('blocked')).toHaveLength(2);
    expect(statuses.get('inactive')?.length).toBeGreaterThan(10);
    expect(shareOf(known, ({ email }) => email !== '')).toBeCloseTo(0.7, 1);
    expect(new Set(known.map(({ birthDate }) => birthDate?.month)).size).toBe(13);
  });

  test('asked three of five clients about marketing, and registered five of them twice', async () => {
    const [asked, pairs] = await inside(
      slug,
      async (scope) =>
        [
          await scope.selectDistinct({ id: clientConsents.clientId }).from(clientConsents),
          await listDuplicates(scope),
        ] as const,
    );
    expect(asked.length / 800).toBeCloseTo(0.6, 1);
    expect(pairs.map((pair) => pair.length)).toEqual([2, 2, 2, 2, 2]);
  });
});

describe.each([
  { slug: SALON_SLUG, zone: 'America/Sao_Paulo', diary: SALON_DIARY, clientele: SALON_CLIENTELE },
  { slug: CLINIC_SLUG, zone: 'America/Manaus', diary: CLINIC_DIARY, clientele: CLINIC_CLIENTELE },
])('the agenda of $slug', ({ slug, zone, diary, clientele }) => {
  const today = todayIn(zone, noon);
  const agenda = () => inside(slug, (scope) => readAgenda(scope, today));

  test('nobody in it is booked twice, neither who works nor who comes', async () => {
    const { rows } = await agenda();
    const visits = rows.filter((row) => row.clientId !== null && row.status !== 'cancelled');
    expect(bookedTwice(rows.filter(keepsTime), ({ professionalId }) => professionalId)).toEqual([]);
    expect(bookedTwice(visits, ({ clientId }) => clientId)).toEqual([]);
  });

  test('every working day has appointments, and fewer the further off it is', async () => {
    const { rows, team } = await agenda();
    const taken = recentOf(rows, noon).filter((row) => keepsTime(row));
    const loads = Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_, number) => {
      const date = today.add({ days: number - DAYS_BACK });
      return loadsOn(date, { team, zone, rows: taken });
    });
    expect(loads.slice(0, DAYS_BACK + 1).flat()).not.toContain(0);
    expect(loads.filter((day) => day.length > 0 && Math.max(...day) === 0)).toEqual([]);
    const [past, now, soon, later] = [
      loads.slice(0, DAYS_BACK),
      loads.slice(DAYS_BACK, DAYS_BACK + 1),
      loads.slice(DAYS_BACK + 1, DAYS_BACK + 8),
      loads.slice(-7),
    ].map((days) => meanOf(days.flat()));
    expect(past).toBeGreaterThan(0.65);
    expect(now).toBeCloseTo(0.7, 0);
    expect(now).toBeGreaterThan(0.6);
    expect(soon).toBeGreaterThan(later ?? 1);
  });

  test('goes back a year, with new faces in each of its months', async () => {
    const { rows } = await agenda();
    const visits = rows.filter(({ status }) => status === 'completed');
    const monthOf = (row: (typeof rows)[number]) =>
      todayIn(zone, row.startTime).toPlainYearMonth().toString();
    const months = [...new Set(visits.map(monthOf))];
    expect(months.length).toBeGreaterThanOrEqual(12);
    const firsts = [...Map.groupBy(visits, ({ clientId }) => clientId).values()];
    const newcomers = new Set(firsts.flatMap(([first]) => (first ? monthOf(first) : [])));
    expect(months.slice(0, 12).filter((month) => !newcomers.has(month))).toEqual([]);
    const inJanuary = visits.filter((row) => monthOf(row).endsWith('-01')).length;
    const inFebruary = visits.filter((row) => monthOf(row).endsWith('-02')).length;
    expect(inJanuary).toBeLessThan(inFebruary);
  });

  test('of a hundred that are over about six did not come and eight were cancelled', async () => {
    const { rows } = await agenda();
    const visits = rows.filter(({ kind }) => kind === 'appointment');
    const past = visits.filter(({ endTime }) => Temporal.Instant.compare(endTime, noon) <= 0);
    const ahead = visits.filter(({ startTime }) => Temporal.Instant.compare(startTime, noon) > 0);
    expect(shareOf(past, ({ status }) => status === 'no_show')).toBeCloseTo(0.06, 1);
    expect(shareOf(past, ({ status }) => status === 'cancelled')).toBeCloseTo(0.08, 1);
    expect(shareOf(past, ({ status }) => status === 'completed')).toBeGreaterThan(0.8);
    expect(past.filter(({ status }) => !isOver(status))).toEqual([]);
    expect(new Set(ahead.map(({ status }) => status))).toEqual(
      new Set(['scheduled', 'confirmed', 'cancelled']),
    );
    expect(visits.filter((row) => (row.status === 'cancelled') !== !!row.cancelledBy)).toEqual([]);
  });

  test('has a bit of everything', async () => {
    const { rows, series } = await agenda();
    const reasons = rows.filter(({ kind }) => kind === 'block').map(({ notes }) => notes);
    expect(reasons).toContain('Almoço estendido');
    expect(reasons).toContain('Curso');
    expect(rows.some(({ overbooked }) => overbooked)).toBe(true);
    expect(rows.filter(({ needsApproval }) => needsApproval)).toHaveLength(diary.awaitingApproval);
    expect(shareOf(rows, ({ source }) => source === 'client')).toBeGreaterThan(0.15);
    expect(series).toHaveLength(diary.series.length);
    for (const { id } of series) {
      const repeated = rows.filter(({ seriesId }) => seriesId === id);
      expect(new Set(repeated.map(({ clientId }) => clientId)).size).toBe(1);
      expect(new Set(repeated.map(({ startTime }) => formatTime(startTime, zone))).size).toBe(1);
      expect(repeated.length).toBeGreaterThan(2);
    }
  });

  test('each price is the sum of its services less the discount, each time the sum of theirs', async () => {
    const { rows, services: done } = await agenda();
    const servicesOf = Map.groupBy(done, ({ appointmentId }) => appointmentId);
    for (const row of rows.filter(({ kind }) => kind === 'appointment')) {
      const own = servicesOf.get(row.id) ?? [];
      expect(sumOf(own.map(({ price }) => price))).toBe(row.price + row.discount);
      expect(own.map(({ name }) => name).join(', ')).toBe(row.serviceNames);
      const minutes = own.reduce((total, { durationMinutes }) => total + durationMinutes, 0);
      expect(row.startTime.until(row.endTime).total('minutes')).toBe(minutes);
      expect(row.couponId !== null).toBe(row.discount > 0);
    }
  });

  test('a coupon was used as often as it says, never too often and never too late', async () => {
    const { rows, coupons, uses } = await agenda();
    expect(coupons).toHaveLength(4);
    for (const coupon of coupons) {
      const own = uses.filter(({ couponId }) => couponId === coupon.id);
      expect(own).toHaveLength(coupon.usageCount);
      expect(own.length).toBeGreaterThan(0);
      expect(own.length).toBeLessThanOrEqual(coupon.usageLimit || Number.POSITIVE_INFINITY);
      expect(own.filter(({ usedAt }) => isExpired(coupon, todayIn(zone, usedAt)))).toEqual([]);
    }
    expect(coupons.filter((coupon) => isExpired(coupon, today))).toHaveLength(1);
    expect(coupons.filter(({ usageLimit }) => usageLimit > 0)).toHaveLength(1);
    expect(new Set(coupons.map(({ discountType }) => discountType)).size).toBe(2);
    const reduced = rows.filter(({ couponId }) => couponId !== null);
    const written = ({ id, discount }: (typeof rows)[number]) => [id, discount];
    expect(uses.map((use) => [use.appointmentId, use.discount]).toSorted()).toEqual(
      reduced.map(written).toSorted(),
    );
    expect(reduced.filter(({ status }) => status === 'cancelled')).toEqual([]);
  });

  test('was booked before it began, by clients who were known and welcome', async () => {
    const { rows } = await agenda();
    const known = await inside(slug, (scope) => scope.select().from(clients));
    const clientOf = new Map(known.map((client) => [client.id, client]));
    for (const { startTime, createdAt, clientId } of rows) {
      expect(Temporal.Instant.compare(createdAt, startTime)).toBe(-1);
      expect(Temporal.Instant.compare(createdAt, noon)).toBe(-1);
      if (clientId === null) continue;
      const client = clientOf.get(clientId);
      expect(client && statusOf(client)).toBe('active');
      expect(Temporal.Instant.compare(client?.createdAt ?? noon, createdAt)).toBe(-1);
    }
    expect(new Set(rows.map(({ clientId }) => clientId)).size).toBeLessThan(known.length - 50);
  });

  test('whoever comes back comes to the same professional, mostly after three to five weeks', async () => {
    const { rows } = await agenda();
    const visits = rows.filter(
      (row) => row.clientId && row.status !== 'cancelled' && row.seriesId === null,
    );
    const professionalsOf = Map.groupBy(visits, ({ clientId }) => clientId);
    for (const own of professionalsOf.values()) {
      expect(new Set(own.map(({ professionalId }) => professionalId)).size).toBe(1);
    }
    const days = daysBetweenVisits(recentOf(visits, noon));
    expect(days.length).toBeGreaterThan(200);
    expect(shareOf(days, (between) => between > 20 && between < 36)).toBeGreaterThan(0.5);
  });

  test('can be told on any day of the year', async () => {
    const { team } = await agenda();
    for (const months of [0, 4, 9]) {
      const now = noon.toZonedDateTimeISO(zone).add({ months, days: months }).toInstant();
      const people = peopleOf(clientele, { now, timezone: zone });
      const told = agendaOf(diary, { team, people, now, timezone: zone });
      const rows = told.entries.map(({ row }) => row);
      expect(rows.length).toBeGreaterThan(500);
      expect(bookedTwice(rows.filter(keepsTime), (row) => row.professionalId)).toEqual([]);
      if (months === 0)
        expect(agendaOf(diary, { team, people, now, timezone: zone })).toEqual(told);
    }
  });
});

test('no address reaches anybody, no phone rings, and no phone belongs to both companies', async () => {
  const [salon = [], clinic = []] = await Promise.all([SALON_SLUG, CLINIC_SLUG].map(contactsOf));
  const emails = [...salon, ...clinic].map(({ email }) => email).filter((email) => email !== '');
  expect(emails.filter((email) => !/(\.test|@example\.(com|org))$/.test(email))).toEqual([]);
  const phones = [...salon, ...clinic].map(({ phone }) => phone);
  expect(phones.filter((phone) => !/^\+?55\d{2}90\d{7}$/.test(phone))).toEqual([]);
  const ofSalon = new Set(salon.map(({ phone }) => phone));
  expect(clinic.filter(({ phone }) => ofSalon.has(phone))).toEqual([]);
});

test('the same people are told on every machine', () => {
  const moment = { now: noon, timezone: 'America/Manaus' };
  expect(peopleOf(CLINIC_CLIENTELE, moment)).toEqual(peopleOf(CLINIC_CLIENTELE, moment));
});

// One telling serves all: it is what takes long.
describeMoney(world);
describeMessages(world);
describeErasure(world);

function contactsOf(slug: string): Promise<{ email: string; phone: string }[]> {
  return inside(slug, async (scope) => [
    await readCompany(scope),
    ...(await scope.select().from(professionals)),
    ...(await scope.select().from(clients)),
  ]);
}

async function inside<Answer>(
  slug: string,
  work: (scope: CompanyScope) => Promise<Answer>,
): Promise<Answer> {
  const { scopes } = world.system;
  const id = await scopes.asOperator(operator, (scope) => findAddressOwner(scope, slug));
  return world.inCompany(id ?? '', work);
}

function idsOf(rows: readonly { id: string }[] = []): string[] {
  return rows.map(({ id }) => id).toSorted();
}

function shareOf<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.filter(isCounted).length / items.length;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function isOver(status: string): boolean {
  return status === 'completed' || status === 'cancelled' || status === 'no_show';
}
