import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  openSalon,
  refusalOf,
  type Salon,
  somePhone,
} from '../../../../tests/booking-support.ts';
import { bookOnline } from '../../../../tests/own-appointment-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { couponUses } from '../../promotions/coupon-uses.table.ts';
import { forgetInAppointments } from '../appointments/forgotten-clients.commands.ts';
import { forgetOrigins } from './appointment-visitors.commands.ts';
import { appointmentVisitors } from './appointment-visitors.table.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;
let day = Temporal.PlainDate.from('2026-03-10');

beforeAll(async () => {
  salon = await openSalon(world, 'Quem');
});

const asOwner = () => world.as(salon.ownerId);
const detailOf = async (id: string) => (await asOwner()).scheduling.appointments.get({ id });
const clientOf = async (id: string) => (await asOwner()).clients.clients.get({ id });
const visitors = () =>
  world.inCompany(salon.companyId, (scope) => scope.select().from(appointmentVisitors));

/** Beltrana's phone, and Fulana who books with it. */
async function mixedUp(about: object = {}) {
  day = day.add({ days: 1 });
  const phone = somePhone();
  const beltrana = await salon.serves('Beltrana Lima', { phone, email: 'b@casa.test' });
  const { id, token } = await bookOnline(world, salon, {
    startTime: at('10:00', day.toString()),
    clientName: 'Fulana',
    clientPhone: phone,
    ...about,
  });
  return { ...(await detailOf(id)), phone, beltrana, token };
}

async function decide(id: string, decision: object, version?: number) {
  const { settleVisitor } = (await asOwner()).scheduling.appointments;
  const wish = { id, version: version ?? (await detailOf(id)).version, decision };
  // Built from what a test names; the contract checks it.
  return settleVisitor(wish as Parameters<typeof settleVisitor>[0]);
}

test('the team sees what was typed beside the client whose phone it is', async () => {
  const { visitor, clientName } = await mixedUp({ clientEmail: 'f@rua.test' });
  expect(clientName).toBe('Beltrana Lima');
  expect(visitor).toMatchObject({ name: 'Fulana', email: 'f@rua.test', others: [] });
});

test('a name that can be the client’s needs no look', async () => {
  const { visitor } = await mixedUp({ clientName: 'beltrana' });
  expect(visitor).toBeNull();
});

test('a professional reads the name and nothing of the phone', async () => {
  const { id } = await mixedUp();
  const bia = await salon.isJoinedBy({ name: 'Ana', email: 'ana@quem.test' }, 'professional');
  await salon.hires('Ana Júlia', { userId: bia });
  const { appointments } = (await world.as(bia)).scheduling;
  const own = await refusalOf(appointments.get({ id }));
  expect(own).toBe('APPOINTMENT_NOT_FOUND');
  const decision = { is: 'this-client' } as const;
  expect(await refusalOf(appointments.settleVisitor({ id, version: 1, decision }))).toBe(
    'FORBIDDEN',
  );
});

describe('it is this client', () => {
  test('keeps the record as it is', async () => {
    const { id, beltrana } = await mixedUp();
    expect(await decide(id, { is: 'this-client' })).toMatchObject({
      clientId: beltrana,
      visitor: null,
    });
    expect(await clientOf(beltrana)).toMatchObject({ name: 'Beltrana Lima', email: 'b@casa.test' });
  });

  test('takes over what was typed, and nothing that was not', async () => {
    const { id, beltrana } = await mixedUp();
    expect(await decide(id, { is: 'this-client', takesOverTyped: true })).toMatchObject({
      clientName: 'Fulana',
      visitor: null,
    });
    expect(await clientOf(beltrana)).toMatchObject({ name: 'Fulana', email: 'b@casa.test' });
  });
});

describe('it is another person', () => {
  test('who gets a record of her own, and the coupon she used', async () => {
    await (await asOwner()).promotions.coupons.create({
      code: 'DEZ',
      name: 'Dez',
      discountType: 'percentage',
      discountValue: 10_00,
    });
    const { id, beltrana, phone } = await mixedUp({ couponCode: 'DEZ' });
    const decided = await decide(id, { is: 'another' });
    expect(decided).toMatchObject({ clientName: 'Fulana', visitor: null });
    expect(decided.clientId).not.toBe(beltrana);
    expect(await clientOf(decided.clientId ?? '')).toMatchObject({
      name: 'Fulana',
      phone: `55${phone.replaceAll(/\D/g, '')}`,
    });
    const uses = await world.inCompany(salon.companyId, (scope) => scope.select().from(couponUses));
    expect(uses).toMatchObject([{ appointmentId: id, clientId: decided.clientId }]);
    const { appointments } = (await asOwner()).scheduling;
    const changes = await appointments.listChanges({ id });
    expect(JSON.stringify(changes[0])).toMatch(/Beltrana Lima.*Fulana|Fulana.*Beltrana Lima/);
  });

  test('who is known by the same phone', async () => {
    const { id, phone } = await mixedUp();
    const sister = await salon.serves('Sicrana', { phone });
    expect((await detailOf(id)).visitor?.others).toEqual([{ id: sister, name: 'Sicrana' }]);
    expect(await decide(id, { is: 'another', clientId: sister })).toMatchObject({
      clientId: sister,
      visitor: null,
    });
  });

  test('who earned and thought what the visit did, also decided afterwards', async () => {
    const { catalog, cash, loyalty, reviews, scheduling } = await asOwner();
    const cuts = (await catalog.services.list()).find(({ id }) => id === salon.corte);
    if (!cuts) throw new Error('Nobody cuts hair');
    const { createdAt: _createdAt, ...form } = cuts;
    await catalog.services.update({ ...form, loyaltyPoints: 7 });
    await loyalty.campaigns.create({
      name: 'Volte',
      conditionType: 'services_count',
      conditionValue: 1,
      rewardType: 'fixed_discount',
      rewardValue: 5_00,
    });
    await cash.sessions.open({ openingAmountCents: 0 });
    const { id, beltrana } = await mixedUp();
    await scheduling.appointments.changeStatus({ id, status: 'completed' });
    await reviews.reviews.register({ appointmentId: id, rating: 5 });
    const earnedBy = async (clientId: string) => [
      (await loyalty.clients.points({ clientId })).balance,
      (await loyalty.clients.redeemable({ clientId })).rewards.length,
      (await reviews.reviews.ofClient({ clientId })).average,
    ];
    expect(await earnedBy(beltrana)).toEqual([7, 1, 5]);
    const fulana = (await decide(id, { is: 'another' })).clientId ?? '';
    expect([await earnedBy(beltrana), await earnedBy(fulana)]).toEqual([
      [0, 0, null],
      [7, 1, 5],
    ]);
    await scheduling.appointments.changeStatus({ id, status: 'confirmed' });
    expect(await earnedBy(fulana)).toEqual([0, 0, 5]);
  });

  test('who has the phone, and nobody else', async () => {
    const { id } = await mixedUp();
    const stranger = await salon.serves('Alheia', { phone: somePhone() });
    const other = await openSalon(world, 'Longe');
    const theirs = await other.serves('Distante', { phone: somePhone() });
    for (const clientId of [stranger, theirs, crypto.randomUUID()]) {
      expect(await refusalOf(decide(id, { is: 'another', clientId }))).toBe('CLIENT_NOT_FOUND');
    }
  });
});

test('a decision about what a colleague changed meanwhile is refused', async () => {
  const { id, version } = await mixedUp();
  await (await asOwner()).scheduling.appointments.changeStatus({ id, status: 'confirmed' });
  expect(await refusalOf(decide(id, { is: 'another' }, version))).toBe('APPOINTMENT_CHANGED');
});

test('what the team booked itself, or another company, has nobody to decide about', async () => {
  const { appointments } = (await asOwner()).scheduling;
  const wish = { professionalId: salon.ana, serviceIds: [salon.corte], startTime: at('16:00') };
  const { id } = await appointments.book({ ...wish, client: { name: 'Eva', phone: somePhone() } });
  expect(await refusalOf(decide(id, { is: 'another' }, 1))).toBe('APPOINTMENT_NOT_FOUND');
  const outsider = await world.as((await openSalon(world, 'Fora')).ownerId);
  const hers = await mixedUp();
  const decision = { is: 'another', clientId: null } as const;
  const { settleVisitor } = outsider.scheduling.appointments;
  expect(await refusalOf(settleVisitor({ id: hers.id, version: hers.version, decision }))).toBe(
    'APPOINTMENT_NOT_FOUND',
  );
});

test('what was typed is forgotten with the client', async () => {
  const { id, beltrana } = await mixedUp();
  await world.inCompany(salon.companyId, (scope) => forgetInAppointments(scope, [beltrana]));
  expect((await visitors()).map(({ appointmentId }) => appointmentId)).not.toContain(id);
});

test('where it was booked from is forgotten after a day', async () => {
  const { id } = await mixedUp();
  const forget = (now: Temporal.Instant) =>
    world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
      forgetOrigins(scope, now),
    );
  const marks = async () => (await visitors()).find((one) => one.appointmentId === id)?.askedFrom;
  await forget(noon.add({ hours: 24 }));
  expect(await marks()).toMatch(/./);
  await forget(noon.add({ hours: 24, seconds: 1 }));
  expect(await marks()).toBeNull();
});
