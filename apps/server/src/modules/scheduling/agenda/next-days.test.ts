import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { subscribe } from '../../../../tests/subscribed-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { companies } from '../../company/companies.table.ts';

const world = testWorld();
let salon: Salon;
let visits: Record<'today' | 'last' | 'past' | 'tooFar' | 'cancelled', string>;

/** The clock stands at noon of 10 March. */
beforeAll(async () => {
  salon = await openSalon(world);
  const of = async (day: number, time: string) => (await book(salon, at(day, time))).id;
  visits = {
    past: await of(9, '09:00'),
    today: await of(10, '09:00'),
    cancelled: await of(12, '09:00'),
    last: await of(17, '17:00'),
    tooFar: await of(18, '09:00'),
  };
  await salon.api.scheduling.appointments.changeStatus({
    id: visits.cancelled,
    status: 'cancelled',
  });
  await endAccess(salon);
});

/** The trial is over and nothing was paid. */
function endAccess({ salon: { companyId } }: Salon, status = 'canceled'): Promise<void> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, async (scope) => {
    await scope
      .update(companies)
      .set({ trialEndsAt: noon, subscriptionStatus: status })
      .where(eq(companies.id, companyId));
  });
}

describe('when access has ended', () => {
  test('today and the next seven days stay readable, with names, phones and times', async () => {
    const answer = await salon.api.scheduling.agenda.nextDays();
    expect(answer).toMatchObject({
      timezone: 'America/Sao_Paulo',
      fromDate: '2026-03-10',
      toDate: '2026-03-17',
    });
    expect(answer.visits.map(({ id }) => id)).toEqual([visits.today, visits.last]);
    expect(answer.visits[0]).toEqual({
      id: visits.today,
      startTime: at(10, '09:00'),
      endTime: at(10, '10:00'),
      status: 'scheduled',
      clientName: 'María Antônia',
      clientPhone: '5511987654321',
      serviceNames: ['Corte'],
      professionalName: 'Ana Júlia',
    });
  });

  test('so it is after a payment that failed for good', async () => {
    await endAccess(salon, 'past_due');
    expect((await salon.api.scheduling.agenda.nextDays()).visits).toHaveLength(2);
  });

  test('nothing else of the agenda is read, and nothing is written, with the sentence why', async () => {
    const { scheduling } = salon.api;
    const id = visits.today;
    const attempts: Record<string, () => Promise<unknown>> = {
      'the agenda': () => scheduling.agenda.read({ fromDate: '2026-03-10' }),
      'an appointment': () => scheduling.appointments.get({ id }),
      'a booking': () => book(salon, at(11, '09:00')),
      'a cancellation': () => scheduling.appointments.changeStatus({ id, status: 'cancelled' }),
    };
    for (const [what, attempt] of Object.entries(attempts)) {
      await expect(attempt(), what).rejects.toMatchObject({
        code: 'MODULE_CLOSED',
        message: 'É necessária uma assinatura ativa. Assine o Plano Total para continuar.',
      });
    }
    expect((await scheduling.agenda.nextDays()).visits).toMatchObject([
      { id, status: 'scheduled' },
      {},
    ]);
  });

  test('a professional reads her own, without phones', async () => {
    const other = await openSalon(world, 'Estúdio');
    const userId = await other.salon.isJoinedBy({ name: 'Lu', email: 'lu@x.test' }, 'professional');
    const lu = await other.salon.hires('Lu', { userId });
    await book(other, at(11, '09:00'));
    const hers = await book(other, at(11, '09:00'), { professionalId: lu });
    await endAccess(other);
    expect((await nextDaysOf(await world.as(userId))).visits).toMatchObject([
      { id: hers.id, clientPhone: null, professionalName: 'Lu' },
    ]);
  });

  test('of one company nothing is seen in another', async () => {
    const other = await openSalon(world, 'Barbearia');
    await endAccess(other);
    expect((await nextDaysOf(other.api)).visits).toEqual([]);
  });
});

test('while it is paid for they are read as well', async () => {
  const open = await openSalon(world, 'Aberto');
  const { id } = await book(open, at(11, '09:00'));
  expect((await nextDaysOf(open.api)).visits).toMatchObject([{ id }]);
});

test('a plan that never had an agenda lends none', async () => {
  const without = await openSalon(world, 'Sem Agenda');
  await subscribe(world, without.salon.companyId, { permissions: { appointments: false } });
  await expect(nextDaysOf(without.api)).rejects.toMatchObject({ code: 'MODULE_CLOSED' });
  await endAccess(without);
  await expect(nextDaysOf(without.api)).rejects.toMatchObject({ code: 'MODULE_CLOSED' });
});

function nextDaysOf(api: Api) {
  return api.scheduling.agenda.nextDays();
}
