import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  openSalon,
  refusalOf,
  type Salon,
  somePhone,
} from '../../../../tests/booking-support.ts';
import { bookOnline, ownPage } from '../../../../tests/own-appointment-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { listSaid } from '../../messaging/conversations/conversations.queries.ts';
import { messages } from '../../messaging/messages.table.ts';
import { judgeMessage } from '../../messaging/sending/judges.rules.ts';
import { passOn } from '../../messaging/sending/pass-on.commands.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;
let maria: string;
let joana: string;
let day = Temporal.PlainDate.from('2026-03-10');
const ON = { enabled: true, templateId: null };

beforeAll(async () => {
  salon = await openSalon(world, 'Troca');
  maria = await salon.serves('Maria', { phone: somePhone(), email: 'maria@casa.test' });
  joana = await salon.serves('Joana', { phone: somePhone(), email: 'joana@casa.test' });
  await (await asOwner()).messaging.automations.save({
    appointment_created: ON,
    appointment_reminder_24h: ON,
    appointment_reminder_1h: ON,
  });
});

const asOwner = () => world.as(salon.ownerId);
type Wish = Parameters<
  Awaited<ReturnType<typeof asOwner>>['scheduling']['appointments']['update']
>[0];

/** Maria's, on a day of its own, although it was meant for Joana. */
async function bookForMaria(about: object = {}) {
  day = day.add({ days: 1 });
  const { appointments } = (await asOwner()).scheduling;
  const place = { professionalId: salon.ana, serviceIds: [salon.corte] };
  const startTime = at('10:00', day.toString());
  return appointments.book({ ...place, startTime, clientId: maria, ...about });
}

type Booked = Pick<
  Awaited<ReturnType<typeof bookForMaria>>,
  'id' | 'version' | 'professionalId' | 'startTime'
>;

async function give(
  { id, version, professionalId, startTime }: Booked,
  about: Partial<Wish> = { clientId: joana },
) {
  const wish = { id, version, professionalId, startTime, serviceIds: [salon.corte], ...about };
  return (await asOwner()).scheduling.appointments.update(wish);
}

const toldOf = (appointmentId: string) =>
  world.inCompany(salon.companyId, (scope) =>
    scope.select().from(messages).where(eq(messages.appointmentId, appointmentId)),
  );

async function waitingFor(appointmentId: string, clientId: string): Promise<string[]> {
  const hers = (await toldOf(appointmentId)).filter((one) => one.clientId === clientId);
  return hers
    .filter(({ state }) => state === 'queued')
    .map(({ occasion, channel }) => `${occasion.replace('appointment_', '')} ${channel}`)
    .sort();
}

test('an appointment booked for the wrong client becomes the right one’s, as it is', async () => {
  const booked = await bookForMaria();
  const given = await give(booked);
  expect(given).toMatchObject({
    clientId: joana,
    clientName: 'Joana',
    startTime: booked.startTime,
    endTime: booked.endTime,
    priceCents: booked.priceCents,
    version: 2,
  });
  const { appointments } = (await asOwner()).scheduling;
  const [change] = await appointments.listChanges({ id: booked.id });
  expect(JSON.stringify(change)).toMatch(/Maria.*Joana/);
  const { items } = await appointments.ofClient({ clientId: maria });
  expect(items.map(({ id }) => id)).not.toContain(booked.id);
});

test('without another client it stays whose it is, and the same one changes nothing', async () => {
  const booked = await bookForMaria();
  expect(await give(booked, {})).toMatchObject({ clientId: maria, version: 2 });
  expect(await give({ ...booked, version: 2 }, { clientId: maria })).toMatchObject({
    clientId: maria,
  });
  expect((await waitingFor(booked.id, maria)).length).toBeGreaterThan(0);
});

test('somebody new is registered on the way, and another time goes along', async () => {
  const booked = await bookForMaria();
  const startTime = at('14:00', day.toString());
  const client = { name: 'Zilda', phone: somePhone(), email: '' };
  const given = await give(booked, { client, startTime });
  expect(given).toMatchObject({ clientName: 'Zilda', startTime });
  expect(await waitingFor(booked.id, given.clientId ?? '')).toContain('created whatsapp');
});

describe('messages', () => {
  test('that wait for the one are not said, and the other hears what a booking tells', async () => {
    const booked = await bookForMaria();
    const usual = await waitingFor(booked.id, maria);
    expect(usual).toContain('reminder_24h whatsapp');
    await give(booked);
    expect(await waitingFor(booked.id, maria)).toEqual([]);
    expect(await waitingFor(booked.id, joana)).toEqual(usual);
    await give({ ...booked, version: 2 }, { clientId: maria });
    expect(await waitingFor(booked.id, joana)).toEqual([]);
    expect(await waitingFor(booked.id, maria)).toEqual(usual);
  });

  test('that were said answer for nobody any more', async () => {
    const booked = await bookForMaria();
    const said = () =>
      world.inCompany(salon.companyId, (scope) =>
        listSaid(scope, { conversationId: crypto.randomUUID(), clientIds: [maria] }),
      );
    await world.inCompany(salon.companyId, async (scope) => {
      const sentAt = Temporal.Instant.from('2026-03-10T15:00:00Z');
      const left = { state: 'sent', sentAt, channel: 'whatsapp' } as const;
      await scope.update(messages).set(left).where(eq(messages.appointmentId, booked.id));
    });
    const asksAbout = async () => (await said()).map(({ question }) => question?.appointmentId);
    expect(await asksAbout()).toContain(booked.id);
    await give(booked);
    expect(await asksAbout()).not.toContain(booked.id);
    expect(await waitingFor(booked.id, joana)).toContain('created whatsapp');
  });
});

test('what was about to leave for the one before is not said when it fails and waits again', async () => {
  const booked = await bookForMaria();
  const becomes = (state: 'sending' | 'queued', from: 'queued' | 'sending') =>
    world.inCompany(salon.companyId, (scope) =>
      scope
        .update(messages)
        .set({ state })
        .where(and(eq(messages.appointmentId, booked.id), eq(messages.state, from))),
    );
  await becomes('sending', 'queued');
  await give(booked);
  await becomes('queued', 'sending');
  const left = (await toldOf(booked.id)).filter(({ clientId }) => clientId === maria);
  expect(left.length).toBeGreaterThan(0);
  for (const message of left) {
    const verdict = await world.inCompany(salon.companyId, (scope) =>
      judgeMessage(scope, message, noon),
    );
    expect(verdict).toEqual({ skip: 'no-longer-true' });
  }
});

test('what fails that was for the one before goes no other way', async () => {
  const booked = await bookForMaria();
  const leaving = await world.inCompany(salon.companyId, (scope) =>
    scope
      .update(messages)
      .set({ state: 'sending' })
      .where(and(eq(messages.appointmentId, booked.id), eq(messages.channel, 'whatsapp')))
      .returning(),
  );
  expect(leaving.length).toBeGreaterThan(0);
  await give(booked);
  await world.inCompany(salon.companyId, async (scope) => {
    for (const message of leaving) await passOn(scope, message, { error: 'gone', now: noon });
  });
  const hers = (await toldOf(booked.id)).filter(({ id }) => leaving.some((one) => one.id === id));
  expect(new Set(hers.map(({ state }) => state))).toEqual(new Set(['failed']));
});

test('the link of whoever booked opens it no longer', async () => {
  day = day.add({ days: 1 });
  const { id, token } = await bookOnline(world, salon, {
    startTime: at('10:00', day.toString()),
    clientEmail: 'visita@rua.test',
  });
  expect(await refusalOf(ownPage(world).get({ token }))).toBe('ACCEPTED');
  const booked = await (await asOwner()).scheduling.appointments.get({ id });
  expect(await give(booked)).toMatchObject({ clientId: joana, visitor: null });
  expect(await refusalOf(ownPage(world).get({ token }))).toBe('LINK_NOT_FOUND');
});

test('of a series only this visit becomes hers, and it leaves the series', async () => {
  day = day.add({ days: 1 });
  const { series, appointments } = (await asOwner()).scheduling;
  const { bookedIds } = await series.book({
    booking: {
      professionalId: salon.ana,
      serviceIds: [salon.corte],
      startTime: at('16:00', day.toString()),
      clientId: maria,
    },
    recurrence: { every: 1, unit: 'week', count: 3 },
    conflicts: 'refuse',
  });
  const [first = '', second = ''] = bookedIds;
  const given = await give(await appointments.get({ id: first }));
  expect(given).toMatchObject({ clientId: joana, seriesId: null });
  expect(await appointments.get({ id: second })).toMatchObject({ clientId: maria });
});

describe('a coupon', () => {
  async function bookWithCoupon(about: object) {
    const { coupons } = (await asOwner()).promotions;
    const code = `C${crypto.randomUUID().slice(0, 8)}`;
    const terms = { name: 'Dez', discountType: 'percentage', discountValue: 10_00 } as const;
    await coupons.create({ code, ...terms, ...about });
    return bookForMaria({ couponCode: code });
  }

  test('goes along where it is for her too', async () => {
    const booked = await bookWithCoupon({});
    expect(await give(booked)).toMatchObject({
      couponCode: booked.couponCode,
      priceCents: 4500,
    });
    const { couponUses } = await (await asOwner()).scheduling.appointments.ofClient({
      clientId: joana,
    });
    expect(couponUses.map(({ code }) => code)).toContain(booked.couponCode);
  });

  test('is given back where it is not, and the price is the full one', async () => {
    const booked = await bookWithCoupon({ usageLimit: 1, birthdayMonthOnly: false });
    const hers = await bookWithCoupon({ usageLimitPerClient: 1 });
    const again = await bookForMaria({ clientId: joana, couponCode: hers.couponCode });
    expect(again).toMatchObject({ priceCents: 4500 });
    expect(await give(hers)).toMatchObject({
      couponCode: null,
      discountCents: 0,
      priceCents: 5000,
    });
    // Used up since, which takes nothing from a use that was made.
    expect(await give(booked)).toMatchObject({ priceCents: 4500 });
  });
});

describe('what was done or paid stays whose it was', () => {
  test.each([
    ['completed', 'APPOINTMENT_COMPLETED'],
    ['cancelled', 'APPOINTMENT_CANCELLED'],
  ] as const)('%s', async (status, refusal) => {
    const { cash, scheduling } = await asOwner();
    if (!(await cash.sessions.current())) await cash.sessions.open({ openingAmountCents: 0 });
    const booked = await bookForMaria();
    const { version } = await scheduling.appointments.changeStatus({ id: booked.id, status });
    expect(await refusalOf(give({ ...booked, version }))).toBe(refusal);
    const undone = await scheduling.appointments.changeStatus({
      id: booked.id,
      status: 'scheduled',
    });
    expect(await give(undone)).toMatchObject({ clientId: joana });
  });
});

test('nobody of another company, and nobody who was forgotten, gets it', async () => {
  const booked = await bookForMaria();
  const other = await openSalon(world, 'Alheio');
  const theirs = await other.serves('Distante', { phone: somePhone() });
  for (const clientId of [theirs, crypto.randomUUID()]) {
    expect(await refusalOf(give(booked, { clientId }))).toBe('CLIENT_NOT_FOUND');
  }
  const wish = { ...booked, serviceIds: [salon.corte], clientId: joana };
  const { id, version, professionalId, startTime, serviceIds } = wish;
  const asOther = (await world.as(other.ownerId)).scheduling.appointments;
  const foreign = asOther.update({
    id,
    version,
    professionalId,
    startTime,
    serviceIds,
    clientId: theirs,
  });
  expect(await refusalOf(foreign)).toBe('APPOINTMENT_NOT_FOUND');
});

test('what a colleague changed meanwhile is not given away unseen', async () => {
  const booked = await bookForMaria();
  await give(booked, { startTime: at('15:00', day.toString()) });
  expect(await refusalOf(give(booked))).toBe('APPOINTMENT_CHANGED');
});
