import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { at, book, openSalon, type Salon, seenIn } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { untilAwaited } from '../../../../tests/waiting-support.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { plans } from '../../billing/plans.table.ts';
import { companies } from '../../company/companies.table.ts';
import { moveEntry } from '../appointments/appointment-moves.commands.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { handOver } from './handed-over.commands.ts';
import { readTakers } from './takers.rules.ts';
import { listBooked } from './troubles.queries.ts';

const world = testWorld();
let salon: Salon;
let opened = 0;
let nine: string;
let ten: string;

beforeEach(async () => {
  opened += 1;
  salon = await openSalon(world, `Salão ${'abcdefghijklmnop'[opened]}`);
  nine = (await book(salon, at(20, '09:00'))).id;
  ten = (await book(salon, at(20, '10:00'))).id;
});

const agenda = () => salon.api.scheduling.appointments;
type Decision = { id: string; professionalId: string | null };

function leave(seenAppointments: string, appointmentDecisions: Decision[] = []) {
  const days = { firstDay: '2026-03-20', lastDay: '2026-03-20' };
  const vacation = { professionalId: salon.ana, kind: 'vacation' as const, reason: '', shifts: [] };
  const said = { seenAppointments, appointmentDecisions };
  return salon.api.team.schedules.createException({ ...vacation, ...days, ...said });
}

async function onFriday() {
  const { items } = await agenda().list({});
  return items.map(({ id, professionalId }) => ({ id, professionalId }));
}

test('who could take each is said before anything is stored', async () => {
  await book(salon, at(20, '10:30'), { professionalId: salon.bia });
  await expect(leave('')).rejects.toMatchObject({
    data: {
      appointments: [
        { id: nine, takers: [{ id: salon.bia, name: 'Bia' }], problem: null },
        { id: ten, takers: [], problem: null },
      ],
    },
  });
});

test('moved, kept or left: all with the change', async () => {
  const eleven = (await book(salon, at(20, '11:00'))).id;
  const seen = await seenIn(leave(''));
  await leave(seen, [
    { id: nine, professionalId: salon.bia },
    { id: ten, professionalId: null },
  ]);
  expect(await onFriday()).toEqual([
    { id: nine, professionalId: salon.bia },
    { id: ten, professionalId: salon.ana },
    { id: eleven, professionalId: salon.ana },
  ]);
  expect(await agenda().listUnsolved()).toMatchObject([{ id: eleven }]);
});

test('a time that is taken meanwhile is said where it stands, and nothing is written', async () => {
  const seen = await seenIn(leave(''));
  await book(salon, at(20, '10:00'), { professionalId: salon.bia });
  const before = await onFriday();
  const attempt = leave(seen, [
    { id: nine, professionalId: salon.bia },
    { id: ten, professionalId: salon.bia },
  ]);
  await expect(attempt).rejects.toMatchObject({
    code: 'APPOINTMENTS_AFFECTED',
    data: { appointments: [{ problem: null }, { id: ten, problem: 'taken', takers: [] }] },
  });
  expect(await onFriday()).toEqual(before);
  expect(await agenda().listUnsolved()).toEqual([]);
});

test('nobody gets two at once', async () => {
  const other = (await book(salon, at(20, '09:30'), { overbook: true })).id;
  const seen = await seenIn(leave(''));
  const attempt = leave(seen, [
    { id: nine, professionalId: salon.bia },
    { id: other, professionalId: salon.bia },
  ]);
  const appointments = [{ id: nine, problem: null }, { id: other, problem: 'taken' }, { id: ten }];
  await expect(attempt).rejects.toMatchObject({ data: { appointments } });
});

test('on a day on which all is closed nobody takes anything', async () => {
  const days = { firstDay: '2026-03-20', lastDay: '2026-03-20' };
  const reform = { name: 'Reforma', kind: 'closed' as const, hours: null, ...days };
  const { create, list } = salon.api.company.closingDays;
  const seenAppointments = await seenIn(create(reform));
  const appointmentDecisions = [{ id: nine, professionalId: salon.bia }];
  const attempt = create({ ...reform, seenAppointments, appointmentDecisions });
  await expect(attempt).rejects.toMatchObject({
    data: { appointments: [{ problem: 'taken' }, { problem: null }] },
  });
  expect(await list()).toEqual([]);
});

test('what is not in the way, or of another company, stays as it is', async () => {
  const saturday = (await book(salon, at(23, '09:00'))).id;
  const stranger = await openSalon(world, 'Barbearia');
  const theirs = (await book(stranger, at(20, '09:00'))).id;
  const seen = await seenIn(leave(''));
  await leave(seen, [
    { id: saturday, professionalId: salon.bia },
    { id: theirs, professionalId: salon.bia },
  ]);
  expect(await onFriday()).toContainEqual({ id: saturday, professionalId: salon.ana });
  const { items } = await stranger.api.scheduling.appointments.list({});
  expect(items).toMatchObject([{ id: theirs, professionalId: stranger.ana }]);
});

test('whoever is moving one of them at the moment is waited for', async () => {
  const seen = await seenIn(leave(''));
  const startTime = Temporal.Instant.from(at(20, '15:00'));
  const move = { id: nine, version: 1, professionalId: salon.bia, startTime };
  const step = (scope: Parameters<typeof moveEntry>[0]) =>
    moveEntry(scope, { ...move, overbooking: 'refuse' }, { by: 'staff', now: startTime });
  const decided = [{ id: nine, professionalId: salon.bia }];
  const where = { companyId: salon.salon.companyId, step };
  const refused = await untilAwaited(world, where, () => seenIn(leave(seen, decided)));
  expect(refused).not.toBe(seen);
});

function subscribeWithoutAgenda(): Promise<void> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, async (scope) => {
    const permissions = { appointments: false };
    const [plan] = await scope
      .insert(plans)
      .values({ name: 'Sem agenda', priceMonthlyCents: cents(2990), displayOrder: 9, permissions })
      .returning();
    const trialEndsAt = noon.subtract({ hours: 1 });
    await scope
      .update(companies)
      .set({ subscriptionPlanId: plan?.id ?? null, subscriptionStatus: 'active', trialEndsAt })
      .where(eq(companies.id, salon.salon.companyId));
  });
}

test('a company whose plan has no agenda decides nothing there, as it moves nothing there', async () => {
  const seen = await seenIn(leave(''));
  await subscribeWithoutAgenda();
  await leave(seen, [{ id: nine, professionalId: salon.bia }]);
  await world.inCompany(salon.salon.companyId, async (scope) => {
    const rows = await scope.select().from(appointments).where(eq(appointments.id, nine));
    expect(rows).toMatchObject([{ professionalId: salon.ana, version: 1 }]);
  });
});

test('many are handed over in as many statements as one', async () => {
  const eleven = (await book(salon, at(20, '11:00'))).id;
  const counted: number[] = [];
  for (const ids of [[nine], [ten, eleven]]) {
    const step = async (entered: CompanyScope) => {
      // What follows from each move is as many as the moves.
      const scope = Object.assign(Object.create(entered), { consequences: [] }) as CompanyScope;
      const booked = (await listBooked(scope, noon)).filter(({ id }) => ids.includes(id));
      const takers = await readTakers(scope, booked, { zone: 'America/Sao_Paulo', now: noon });
      const handings = booked.flatMap((one) =>
        (takers.get(one.id) ?? []).slice(0, 1).map((taker) => ({ one, taker })),
      );
      expect(handings).toHaveLength(ids.length);
      // Only this transaction's own connection: the queue asks on others meanwhile.
      const { $client } = scope.connection as unknown as { $client: pg.Client };
      const sent = vi.spyOn($client, 'query');
      await handOver(scope, handings, noon);
      counted.push(sent.mock.calls.length);
      sent.mockRestore();
    };
    await world.inCompany(salon.salon.companyId, step);
  }
  expect(counted[0]).toBeGreaterThan(0);
  expect(counted[1]).toBe(counted[0]);
  expect((await onFriday()).map(({ professionalId }) => professionalId)).toEqual(
    [nine, ten, eleven].map(() => salon.bia),
  );
});

test('where the guard of the times disagrees nothing is handed over', async () => {
  await book(salon, at(20, '10:00'), { professionalId: salon.bia });
  await world.inCompany(salon.salon.companyId, async (scope) => {
    const booked = (await listBooked(scope, noon)).filter(({ id }) => [nine, ten].includes(id));
    const handings = booked.map((one) => ({ one, taker: { ...one, id: salon.bia, name: 'Bia' } }));
    expect(handings).toHaveLength(2);
    expect(await handOver(scope, handings, noon)).toBe(false);
  });
  expect(await onFriday()).toContainEqual({ id: nine, professionalId: salon.ana });
});
