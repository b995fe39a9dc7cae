import { cents } from '@app/domain/shared/money';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { plans } from '../../billing/plans.table.ts';
import { companies } from '../../company/companies.table.ts';
import { appointments } from '../appointments/appointments.table.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
const full = {
  code: 'MONTHLY_LIMIT_REACHED',
  message: 'Limite mensal de agendamentos do seu plano atingido.',
};
const names = ['Primeiro', 'Segundo', 'Terceiro', 'Quarto'];
let salon: Salon;

/** The trial is over, and the company pays for a plan with room for two a month. */
beforeEach(async () => {
  salon = await openSalon(world, names.shift());
  const planId = await offerPlan();
  await setCompany({
    trialEndsAt: noon,
    subscriptionStatus: 'active',
    subscriptionPlanId: planId,
  });
});

async function offerPlan(): Promise<string | null> {
  return world.system.scopes.asOperator(actor, async (scope) => {
    const values = { name: 'Pequeno', priceMonthlyCents: cents(29_90), displayOrder: -1 };
    const [plan] = await scope
      .insert(plans)
      .values({ ...values, maxAppointmentsMonthly: 2 })
      .returning();
    return plan?.id ?? null;
  });
}

async function setCompany(values: Partial<typeof companies.$inferInsert>): Promise<void> {
  await world.system.scopes.asOperator(actor, async (scope) => {
    await scope.update(companies).set(values).where(eq(companies.id, salon.salon.companyId));
  });
}

function bookedCount(): Promise<number> {
  return world.inCompany(salon.salon.companyId, (scope) => scope.$count(appointments, sql`true`));
}

function bookSeries(count: number) {
  const { api, maria, ana, haircut } = salon;
  return api.scheduling.series.book({
    booking: {
      clientId: maria,
      professionalId: ana,
      serviceIds: [haircut],
      startTime: at(11, '09:00'),
    },
    recurrence: { every: 1, unit: 'day', count },
    conflicts: 'refuse',
  });
}

test('staff book no more than the plan has room for in the month', async () => {
  await book(salon, at(11, '09:00'));
  const last = await book(salon, at(11, '10:00'));
  await expect(book(salon, at(11, '11:00'))).rejects.toMatchObject(full);
  expect(await bookedCount()).toBe(2);

  const { appointments: staff } = salon.api.scheduling;
  await staff.changeStatus({ id: last.id, status: 'cancelled' });
  await expect(book(salon, at(11, '11:00'))).resolves.toBeTruthy();
});

test('a series that would pass the limit is not booked at all', async () => {
  await expect(bookSeries(3)).rejects.toMatchObject(full);
  expect(await bookedCount()).toBe(0);
  expect((await bookSeries(2)).bookedIds).toHaveLength(2);
});

test('the company of whoever runs the platform has no plan, and no limit', async () => {
  await setCompany({ trialEndsAt: null, subscriptionPlanId: null });
  for (const time of ['09:00', '10:00', '11:00']) await book(salon, at(11, time));
  expect(await bookedCount()).toBe(3);
});

test('a company that has no plan yet is bound by the first one on offer', async () => {
  await setCompany({ subscriptionPlanId: null });
  await book(salon, at(11, '09:00'));
  await book(salon, at(11, '10:00'));
  await expect(book(salon, at(11, '11:00'))).rejects.toMatchObject(full);
});
