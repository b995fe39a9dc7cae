import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, everyDay, openSalon, type Salon, somePhone } from '../../../tests/booking-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { someoneWaiting } from '../../../tests/waiting-support.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { plans } from '../billing/plans.table.ts';
import { services } from '../catalog/services.table.ts';
import { companies } from '../company/companies.table.ts';
import { lockOwnCompany } from '../company/company-lookup.queries.ts';
import { professionals } from './professionals.table.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;
let api: Awaited<ReturnType<typeof world.as>>;
let lia: string;

beforeAll(async () => {
  salon = await openSalon(world, 'Fila');
  await limitBookings();
});
beforeEach(async () => {
  api = await world.as(salon.ownerId);
  lia = await salon.employs('Lia');
  await salon.worksOn(lia, everyDay);
});

/** The trial is over, and the plan has a limit: each booking counts, and locks the company for it. */
async function limitBookings(): Promise<void> {
  await world.system.scopes.asOperator({ userId: null, requestId: 'test' }, async (scope) => {
    const values = { name: 'Pequeno', priceMonthlyCents: cents(29_90), displayOrder: -1 };
    const [plan] = await scope
      .insert(plans)
      .values({ ...values, maxAppointmentsMonthly: 100 })
      .returning();
    const paid = { subscriptionStatus: 'active', subscriptionPlanId: plan?.id } as const;
    await scope
      .update(companies)
      .set({ trialEndsAt: noon, ...paid })
      .where(eq(companies.id, salon.companyId));
  });
}

type Wants = (scope: CompanyScope) => Promise<unknown>;
const AT_ONCE = { noWait: true } as const;
const wantsLia: Wants = (scope) =>
  scope.select().from(professionals).where(eq(professionals.id, lia)).for('update', AT_ONCE);

/**
 * Holds the company, and once somebody waits for it, wants what she may hold. It is not waited for:
 * the database ends a circle after a second and the transaction begins anew, which no test would see.
 */
async function crossing(change: () => Promise<unknown>, wants = wantsLia): Promise<void> {
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const holding = world.inCompany(salon.companyId, async (scope) => {
    await lockOwnCompany(scope);
    isHeld();
    await someoneWaiting(world);
    await wants(scope);
  });
  await Promise.race([held, holding]);
  await Promise.all([change(), holding]);
}

describe('nobody who holds the company waits in a circle with whoever', () => {
  test('takes somebody off the team', () =>
    crossing(() => api.team.professionals.deactivate({ id: lia })));

  test('removes somebody', () => crossing(() => api.team.professionals.remove({ id: lia })));

  test('changes the hours of a week', () =>
    crossing(() =>
      api.team.schedules.replaceWeek({ professionalId: lia, version: 2, week: everyDay }),
    ));

  test('gives somebody a day off', () => {
    const days = { firstDay: '2026-04-01', lastDay: '2026-04-02', reason: '', shifts: [] };
    const off = { ...days, professionalId: lia, kind: 'vacation' } as const;
    return crossing(() => api.team.schedules.createException(off));
  });

  test('changes what somebody does', () => {
    const corte = { serviceId: salon.corte, priceCents: null, durationMinutes: null };
    const offer = { professionalId: lia, known: [], services: [corte], endsCommissions: false };
    return crossing(() => api.catalog.professionalServices.replace(offer));
  });

  test('removes a service', async () => {
    const id = await salon.offers('Escova');
    const booksIt: Wants = (scope) =>
      scope.select().from(services).where(eq(services.id, id)).for('key share', AT_ONCE);
    await crossing(() => api.catalog.services.remove({ id }), booksIt);
  });

  test('books a series', async () => {
    const client = { name: 'Rita', phone: somePhone(), email: '' };
    const work = { professionalId: lia, serviceIds: [salon.corte], startTime: at('09:00') };
    const recurrence = { every: 1, unit: 'day', count: 2 } as const;
    await crossing(() =>
      api.scheduling.series.book({ booking: { ...work, client }, recurrence, conflicts: 'refuse' }),
    );
  });
});

test('whether somebody can be booked is settled once for many rows', async () => {
  const ofLia = `professional_id = '${lia}'`;
  const one = await looksAtCompany(`${ofLia} and weekday = 1 and kind = 'shift'`);
  expect(await looksAtCompany(ofLia)).toBe(one);
});

test('what changes after it was settled is settled again', async () => {
  const all = (active: boolean) =>
    `update professionals set active = ${active}, inactive_since = ${active ? 'null' : 'now()'}`;
  const [left, back] = await world.inCompany(salon.companyId, async (scope) => {
    await scope.execute('set constraints all immediate');
    await scope.execute(all(false));
    const nobody = await isBookable(scope);
    await scope.execute(all(true));
    return [nobody, await isBookable(scope)];
  });
  expect({ left, back }).toEqual({ left: false, back: true });
});

async function isBookable(scope: CompanyScope): Promise<boolean | undefined> {
  const [company] = await scope.select({ is: companies.hasSomebodyToBook }).from(companies);
  return company?.is;
}

/** How often the end of a transaction that takes these hours away looks for the company's row. */
function looksAtCompany(which: string): Promise<number> {
  return world.inCompany(salon.companyId, async (scope) => {
    await scope.execute(`delete from schedule_periods where ${which}`);
    const before = await looksSoFar(scope);
    await scope.execute('set constraints all immediate');
    return (await looksSoFar(scope)) - before;
  });
}

async function looksSoFar(scope: CompanyScope): Promise<number> {
  const { rows } = await scope.execute(
    `select seq_scan + idx_scan as looks from pg_stat_xact_user_tables where relname = 'companies'`,
  );
  return Number(rows[0]?.looks);
}
