import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { bookOnline, ownPage } from '../../../../tests/own-appointment-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { takeHold } from '../booking/holds.commands.ts';
import { placeNew } from '../booking/placing.commands.ts';
import { listAppointmentChanges } from './appointment-changes.queries.ts';
import { appointments } from './appointments.table.ts';

const world = testWorld();
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
});

/** Each as a request of its own. */
async function api() {
  return (await world.as(salon.salon.ownerId)).scheduling.appointments;
}

test('say who changed what, in words, newest first', async () => {
  const { id } = await book(
    { ...salon, api: await world.as(salon.salon.ownerId) },
    at(11, '09:00'),
  );
  await book(salon, at(11, '10:00'), { professionalId: salon.bia });
  await (await api()).move({
    id,
    version: 1,
    professionalId: salon.bia,
    startTime: at(11, '10:00'),
    durationMinutes: 90,
    overbook: true,
  });
  await (await api()).changeStatus({ id, status: 'no_show', notes: 'Não avisou' });

  expect(await (await api()).listChanges({ id })).toMatchObject([
    {
      action: 'update',
      by: 'colleague',
      userName: 'Bê',
      fields: [
        { name: 'Status', before: 'Agendado', after: 'Não compareceu' },
        { name: 'Observações', before: '', after: 'Não avisou' },
      ],
    },
    {
      action: 'update',
      fields: [
        { name: 'Profissional', before: 'Ana Júlia', after: 'Bia' },
        { name: 'Início', before: '11/03/2026 09:00', after: '11/03/2026 10:00' },
        { name: 'Término', before: '11/03/2026 10:00', after: '11/03/2026 11:30' },
        { name: 'Encaixe', before: 'Não', after: 'Sim' },
      ],
    },
    {
      action: 'insert',
      userName: 'Bê',
      fields: [
        { name: 'Cliente', before: null, after: 'María Antônia' },
        { name: 'Profissional', after: 'Ana Júlia' },
        { name: 'Início', after: '11/03/2026 09:00' },
        { name: 'Término', after: '11/03/2026 10:00' },
        { name: 'Serviços', after: 'Corte' },
        { name: 'Valor', after: 'R$ 50,00' },
      ],
    },
  ]);
});

test('of one step are one, also where a coupon was used', async () => {
  await salon.api.promotions.coupons.create({
    name: 'Dez',
    code: 'DEZ',
    discountType: 'fixed_amount',
    discountValue: 1000,
  });
  const asked = { ...salon, api: await world.as(salon.salon.ownerId) };
  const { id } = await book(asked, at(12, '09:00'), { couponCode: 'DEZ' });
  const [created, ...others] = await (await api()).listChanges({ id });
  expect(others).toEqual([]);
  expect(created?.action).toBe('insert');
  expect(created?.fields).toEqual(
    expect.arrayContaining([
      { name: 'Valor', before: null, after: 'R$ 40,00' },
      { name: 'Desconto', before: null, after: 'R$ 10,00' },
    ]),
  );
});

test('of a time that was held begin with the appointment it became', async () => {
  const id = await world.inCompany(salon.salon.companyId, async (scope) => {
    const hold = await placeNew(
      scope,
      {
        kind: 'hold',
        professionalId: salon.ana,
        heldUntil: noon.add({ minutes: 5 }),
        startTime: Temporal.Instant.from(at(13, '09:00')),
        endTime: Temporal.Instant.from(at(13, '10:00')),
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 0,
      },
      noon,
    );
    return hold?.id ?? '';
  });
  await world.inCompany(salon.salon.companyId, (scope) =>
    takeHold(scope, id, { clientId: salon.maria, serviceNames: 'Corte' }),
  );
  expect(await (await api()).listChanges({ id })).toMatchObject([
    {
      action: 'insert',
      by: 'system',
      userName: null,
      fields: [{ name: 'Cliente', before: null }, {}, {}, {}, {}],
    },
  ]);
});

test('of one that was deleted are told to nobody, and stay in the trail', async () => {
  const { id } = await book(salon, at(18, '09:00'));
  await (await api()).remove({ id });
  await expect((await api()).listChanges({ id })).rejects.toMatchObject({
    code: 'APPOINTMENT_NOT_FOUND',
  });
  const { rows } = await world.inCompany(salon.salon.companyId, (scope) =>
    listAppointmentChanges(scope, id),
  );
  expect(rows).toMatchObject([{ action: 'delete', after: null }, { action: 'insert' }]);
});

test('say what the client herself did, and what the system did', async () => {
  await salon.salon.takesBookings();
  const { id, token } = await bookOnline(
    world,
    { ...salon.salon, ana: salon.ana, corte: salon.haircut },
    { startTime: at(16, '09:00') },
  );
  await world.system.scopes.withCompany(
    { companyId: salon.salon.companyId, userId: null, requestId: 'job-1' },
    (scope) =>
      scope.update(appointments).set({ status: 'confirmed' }).where(eq(appointments.id, id)),
  );
  await ownPage(world).cancel({ token });

  expect(await (await api()).listChanges({ id })).toMatchObject([
    {
      action: 'update',
      by: 'client',
      userName: null,
      fields: [
        { name: 'Status', before: 'Confirmado', after: 'Cancelado' },
        { name: 'Cancelado por', before: '', after: 'Cliente' },
      ],
    },
    { action: 'update', by: 'system', fields: [{ name: 'Status', after: 'Confirmado' }] },
    {
      action: 'insert',
      by: 'client',
      userName: null,
      fields: expect.arrayContaining([{ name: 'Origem', before: null, after: 'Cliente' }]),
    },
  ]);
});
