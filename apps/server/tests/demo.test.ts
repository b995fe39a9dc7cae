import { statusOf } from '@app/domain/clients/client';
import { upcomingHolidays } from '@app/domain/company/closing-day';
import { DEMO_LOGINS, DEMO_PASSWORD } from '@app/domain/identity/demo-logins';
import { todayIn } from '@app/domain/shared/local-time';
import { checkWeek } from '@app/domain/team/schedule';
import { describe, expect, test } from 'vitest';
import { peopleOf } from '../seeds/clientele.ts';
import { CLINIC_CLIENTELE } from '../seeds/companies/clinic-clientele.ts';
import { CLINIC_SLUG } from '../seeds/companies/dental-clinic.ts';
import { SALON_SLUG } from '../seeds/companies/salon.ts';
import { loadDemo } from '../seeds/demo-world.ts';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { professionalServices } from '../src/modules/catalog/professional-services.table.ts';
import { services } from '../src/modules/catalog/services.table.ts';
import { clientConsents } from '../src/modules/clients/client-consents.table.ts';
import { listDuplicates } from '../src/modules/clients/client-duplicates.queries.ts';
import { clients } from '../src/modules/clients/clients.table.ts';
import { listClosingDays } from '../src/modules/company/closing-days.queries.ts';
import { findAddressOwner, readCompany } from '../src/modules/company/company.queries.ts';
import { professionals } from '../src/modules/team/professionals.table.ts';
import { findSchedule, type ScheduleRows } from '../src/modules/team/schedules.queries.ts';
import { contentsOf } from './contents.ts';
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
});

test('told again, it leaves everything as it is', async () => {
  const before = await contentsOf(world.system);
  await loadDemo(world.system);
  expect(await contentsOf(world.system)).toEqual(before);
});

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
