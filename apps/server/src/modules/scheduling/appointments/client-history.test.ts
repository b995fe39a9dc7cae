import { beforeAll, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { appointmentVisitors } from '../online/appointment-visitors.table.ts';

const world = testWorld();
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
  await salon.api.promotions.coupons.create({
    name: 'Dez reais',
    code: 'DEZ',
    discountType: 'fixed_amount',
    discountValue: 1000,
    usageLimitPerClient: 9,
  });
});

function historyOf(clientId: string) {
  return salon.api.scheduling.appointments.ofClient({ clientId });
}

async function completed(clientId: string, startTime: string, couponCode = ''): Promise<string> {
  const { id } = await book(salon, startTime, { clientId, couponCode, overbook: true });
  await salon.api.scheduling.appointments.changeStatus({ id, status: 'completed' });
  return id;
}

describe('the history of a client', () => {
  test('adds up what she paid, and tells of each appointment and coupon, newest first', async () => {
    const points = await salon.salon.offers('Escova', { loyaltyPoints: 7 });
    const rosa = await salon.salon.serves('Rosa');
    const past = await completed(rosa, at(3, '09:00'), 'DEZ');
    const wish = { clientId: rosa, serviceIds: [points], overbook: true };
    const earned = await book(salon, at(4, '09:00'), wish);
    await salon.api.scheduling.appointments.changeStatus({ id: earned.id, status: 'completed' });
    const coming = await book(salon, at(20, '09:00'), { clientId: rosa, serviceIds: [points] });

    expect(await historyOf(rosa)).toMatchObject({
      totalSpentCents: 4000 + earned.priceCents,
      totalAppointments: 3,
      lastAppointment: at(4, '09:00'),
      items: [
        { id: coming.id, points: 0, couponCode: null, professionalName: 'Ana Júlia' },
        { id: earned.id, points: 7 },
        { id: past, points: 0, couponCode: 'DEZ', priceCents: 4000 },
      ],
      couponUses: [
        {
          code: 'DEZ',
          name: 'Dez reais',
          discountCents: 1000,
          appointmentTime: at(3, '09:00'),
        },
      ],
    });
  });

  test('of somebody unknown is not there', async () => {
    const foreign = await openSalon(world, 'Barbearia');
    await expect(historyOf(foreign.maria)).rejects.toMatchObject({ code: 'CLIENT_NOT_FOUND' });
  });

  test('is kept when two records of one person become one', async () => {
    const [kept, merged] = [await salon.salon.serves('Lia'), await salon.salon.serves('Lia S.')];
    const first = await completed(kept, at(5, '09:00'));
    const second = await completed(merged, at(6, '09:00'), 'DEZ');
    await salon.api.clients.record.merge({ keptId: kept, mergedId: merged });
    expect(await historyOf(kept)).toMatchObject({
      totalAppointments: 2,
      items: [{ id: second }, { id: first }],
      couponUses: [{ code: 'DEZ' }],
    });
  });
});

describe('what has a history stays', () => {
  test.each([
    ['the client', () => salon.api.clients.clients.remove({ id: salon.maria })],
    ['the professional', () => salon.api.team.professionals.remove({ id: salon.ana })],
    ['the service', () => salon.api.catalog.services.remove({ id: salon.haircut })],
  ])('%s of an appointment', async (_case, remove) => {
    await book(salon, at(9, '09:00'), { overbook: true });
    await expect(remove()).rejects.toMatchObject({ code: expect.stringMatching(/HAS_HISTORY$/) });
  });
});

test('what a client takes away tells nothing of how we recognise and search', async () => {
  const id = await salon.salon.serves('Nair', { phone: '11 95555-2222' });
  await completed(id, at(12, '09:00'));
  const file = await salon.api.clients.record.exportData({ clientId: id });
  const text = await file.text();
  expect(text).toContain('"service_names"');
  expect(text).not.toMatch(/company_id/);
});

test('a client takes along what was typed when somebody booked online for her', async () => {
  const [nair, other] = [await salon.salon.serves('Nair'), await salon.salon.serves('Outra')];
  const typed = { phone: '+5511955552222', phoneKey: 'chave-secreta', askedFrom: 'marca' };
  for (const [clientId, name] of [
    [nair, 'Nair da Silva'],
    [other, 'Alheia'],
  ] as const) {
    const appointmentId = await completed(clientId, at(13, '09:00'));
    await world.inCompany(salon.salon.companyId, (scope) =>
      scope.insert(appointmentVisitors).values({ appointmentId, name, ...typed, bookedAt: noon }),
    );
  }
  const file = await salon.api.clients.record.exportData({ clientId: nair });
  const { outrosRegistros } = JSON.parse(await file.text());

  expect(outrosRegistros.appointment_visitors).toMatchObject([
    { name: 'Nair da Silva', phone: typed.phone },
  ]);
  expect(JSON.stringify(outrosRegistros)).not.toMatch(/chave-secreta|marca|Alheia/);
});
