import { cents } from '@app/domain/shared/money';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  book,
  listeningTo,
  openSalon,
  type Salon,
  seenIn,
} from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { moveEntry } from './appointment-moves.commands.ts';

const world = testWorld();
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
});

type Booked = { id: string; version: number; professionalId: string };
type Move = Parameters<Salon['api']['scheduling']['appointments']['move']>[0];

function move(
  { id, version, professionalId }: Booked,
  to: Pick<Move, 'startTime'> & Partial<Move>,
) {
  const same = { id, version, professionalId, durationMinutes: 60 };
  return salon.api.scheduling.appointments.move({ ...same, ...to });
}

function placeWith(booked: Booked & { startTime: string }) {
  const { id, version, professionalId, startTime } = booked;
  return { id, version, professionalId, startTime };
}

describe('an entry is moved', () => {
  test('to another time, length and professional, with its buffers', async () => {
    const colour = await salon.salon.offers('Cor', {
      durationMinutes: 60,
      bufferBeforeMinutes: 5,
      bufferAfterMinutes: 10,
    });
    const booked = await book(salon, at(11, '09:00'), { serviceIds: [colour] });
    const to = { professionalId: salon.bia, startTime: at(11, '13:00'), durationMinutes: 90 };

    expect(await move(booked, to)).toMatchObject({
      id: booked.id,
      professionalId: salon.bia,
      version: 2,
      startTime: at(11, '13:00'),
      endTime: at(11, '14:30'),
      bufferBeforeMinutes: 5,
      bufferAfterMinutes: 10,
      services: [{ id: colour }],
    });
    await book(salon, at(11, '09:00'));
  });

  test('by whoever saw it as it is', async () => {
    const booked = await book(salon, at(12, '09:00'));
    await move(booked, { startTime: at(12, '10:00') });
    await expect(move(booked, { startTime: at(12, '11:00') })).rejects.toMatchObject({
      code: 'APPOINTMENT_CHANGED',
      message: 'Outra pessoa alterou este agendamento. Confira e tente de novo.',
    });
  });

  test('onto another one only on purpose, and off it again', async () => {
    const [first, second] = [
      await book(salon, at(13, '09:00')),
      await book(salon, at(13, '11:00')),
    ];
    const onto = { startTime: at(13, '09:30') };
    await expect(move(second, onto)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    const over = await move(second, { ...onto, overbook: true });
    expect(over.overbooked).toBe(true);
    await expect(move(over, { startTime: at(13, '08:30') })).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
    });
    expect((await move(over, { startTime: at(13, '10:00') })).overbooked).toBe(false);
    await expect(move(first, { startTime: at(13, '10:30') })).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
    });
  });

  test('within its own time', async () => {
    const booked = await book(salon, at(16, '09:00'));
    expect(await move(booked, { startTime: at(16, '09:30') })).toMatchObject({
      startTime: at(16, '09:30'),
    });
  });

  test('never when it is history', async () => {
    const booked = await book(salon, at(17, '09:00'));
    const { appointments } = salon.api.scheduling;
    const { version } = await appointments.changeStatus({ id: booked.id, status: 'completed' });
    const late = move({ ...booked, version }, { startTime: at(17, '10:00') });
    await expect(late).rejects.toMatchObject({
      code: 'APPOINTMENT_CLOSED',
      message: 'Agendamentos concluídos ou cancelados não podem ser alterados.',
    });
  });

  test('however short it is', async () => {
    const quick = await salon.salon.offers('Retoque', { durationMinutes: 3 });
    const booked = await book(salon, at(17, '14:00'), { serviceIds: [quick] });
    const to = { startTime: at(17, '15:00'), durationMinutes: 3 };
    expect(await move(booked, to)).toMatchObject({ endTime: at(17, '15:03') });
    const nothing = move({ ...booked, version: 2 }, { ...to, durationMinutes: 0 });
    await expect(nothing).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('to nobody who left', async () => {
    const booked = await book(salon, at(18, '09:00'));
    const gone = await salon.salon.employs('Gal');
    await salon.api.team.professionals.deactivate({ id: gone });
    const startTime = at(18, '09:00');
    const toGone = move(booked, { professionalId: gone, startTime });
    await expect(toGone).rejects.toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' });
  });

  test('to somebody who does not do its services only on purpose, and then it stays hers', async () => {
    const rui = await salon.salon.employs('Rui');
    const nails = await salon.salon.offers('Unha');
    await salon.salon.does(rui, [{ serviceId: nails }]);
    const booked = await book(salon, at(26, '09:00'));
    const toRui = { professionalId: rui, startTime: at(26, '10:00') };

    await expect(move(booked, toRui)).rejects.toMatchObject({ code: 'SERVICE_NOT_OFFERED' });
    const moved = await move(booked, { ...toRui, anyService: true });
    expect(moved).toMatchObject({ professionalId: rui, services: [{ id: salon.haircut }] });
    expect(await move(moved, { startTime: at(26, '11:00') })).toMatchObject({
      professionalId: rui,
    });
  });

  test('to somebody who needs longer takes that long, at the price that was said', async () => {
    const dye = await salon.salon.offers('Coloração', {
      durationMinutes: 60,
      price: cents(9000),
    });
    const lia = await salon.salon.employs('Lia');
    await salon.salon.does(lia, [{ serviceId: dye, durationMinutes: 90, price: cents(15_000) }]);
    const booked = await book(salon, at(27, '09:00'), { serviceIds: [dye] });
    const asNeeded = placeWith(booked);
    const { move: drop, lengths } = salon.api.scheduling.appointments;

    // What the drag shows before it is dropped.
    const others = await lengths({ id: booked.id });
    expect(others).toContainEqual({ professionalId: lia, durationMinutes: 90 });
    expect(others.map(({ professionalId }) => professionalId)).not.toContain(salon.ana);
    const hers = await drop({ ...asNeeded, professionalId: lia });
    expect(hers).toMatchObject({ endTime: at(27, '10:30'), priceCents: 9000 });
    const back = await drop({ ...asNeeded, version: 2 });
    expect(back).toMatchObject({ professionalId: salon.ana, endTime: at(27, '10:00') });

    await book(salon, at(27, '10:00'), { professionalId: lia, serviceIds: [dye] });
    const squeezed = drop({ ...asNeeded, version: 3, professionalId: lia });
    await expect(squeezed).rejects.toMatchObject({
      code: 'APPOINTMENT_DOES_NOT_FIT',
      message: 'Com Lia leva 1h 30min e não cabe neste horário.',
    });
    const kept = { ...asNeeded, version: 3, professionalId: lia, durationMinutes: 60 };
    expect(await drop(kept)).toMatchObject({ endTime: at(27, '10:00'), overbooked: false });
  });

  test('with a length that somebody set by hand keeps it', async () => {
    const dye = await salon.salon.offers('Balaiagem', { durationMinutes: 60 });
    const mel = await salon.salon.employs('Mel');
    await salon.salon.does(mel, [{ serviceId: dye, durationMinutes: 90 }]);
    const booked = await book(salon, at(27, '14:00'), { serviceIds: [dye] });
    const short = await move(booked, { startTime: at(27, '14:00'), durationMinutes: 45 });
    const { move: drop, lengths } = salon.api.scheduling.appointments;
    const others = await lengths({ id: booked.id });
    expect(others).toContainEqual({ professionalId: mel, durationMinutes: 45 });
    const moved = await drop({ ...placeWith(short), professionalId: mel });
    expect(moved).toMatchObject({ professionalId: mel, endTime: at(27, '14:45') });
  });

  test('and whoever has to know hears of it, with the time that became free', async () => {
    const booked = await book(salon, at(19, '09:00'));
    const place = {
      professionalId: salon.ana,
      durationMinutes: 60,
      overbooking: 'refuse',
    } as const;
    const moved = await listeningTo(world, salon, (scope) =>
      moveEntry(
        scope,
        { ...place, id: booked.id, version: 1, startTime: Temporal.Instant.from(at(19, '10:00')) },
        { by: 'staff', now: noon },
      ),
    );
    expect(moved.heard).toMatchObject([
      {
        event: 'appointment.moved',
        announced: {
          appointmentId: booked.id,
          clientId: salon.maria,
          serviceIds: [salon.haircut],
          by: 'staff',
          startTime: at(19, '10:00'),
          previousStartTime: at(19, '09:00'),
          freed: {
            professionalId: salon.ana,
            startTime: at(19, '09:00'),
            endTime: at(19, '10:00'),
          },
        },
      },
    ]);
    const longer = await listeningTo(world, salon, (scope) =>
      moveEntry(
        scope,
        {
          ...place,
          id: booked.id,
          version: 2,
          durationMinutes: 90,
          startTime: Temporal.Instant.from(at(19, '10:00')),
        },
        { by: 'staff', now: noon },
      ),
    );
    expect(longer).toMatchObject({ answer: { accepted: true }, heard: [] });
  });
});

describe('an appointment is changed', () => {
  test('to other services, at what they cost now, all or nothing', async () => {
    const beard = await salon.salon.offers('Barba', { durationMinutes: 30, price: cents(2000) });
    const booked = await book(salon, at(20, '09:00'));
    const { appointments } = salon.api.scheduling;
    const wish = { id: booked.id, version: 1, professionalId: salon.bia };
    const changed = await appointments.update({
      ...wish,
      serviceIds: [beard, salon.haircut],
      startTime: at(20, '10:00'),
    });
    expect(changed).toMatchObject({
      professionalName: 'Bia',
      priceCents: 7000,
      subtotalCents: 7000,
      version: 2,
      startTime: at(20, '10:00'),
      endTime: at(20, '11:30'),
      clientId: salon.maria,
      serviceDetails: [
        { id: beard, name: 'Barba', priceCents: 2000, durationMinutes: 30 },
        { id: salon.haircut, name: 'Corte', priceCents: 5000, durationMinutes: 60 },
      ],
    });

    await book(salon, at(20, '14:00'), { professionalId: salon.bia });
    const taken = appointments.update({
      ...wish,
      version: 2,
      serviceIds: [beard],
      startTime: at(20, '14:00'),
    });
    await expect(taken).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await appointments.get({ id: booked.id })).toEqual(changed);
  });

  test('and keeps a length that was set by hand while the same is done by the same', async () => {
    const booked = await book(salon, at(27, '09:00'));
    await move(booked, { startTime: at(27, '09:00'), durationMinutes: 90 });
    const { appointments } = salon.api.scheduling;
    const wish = { id: booked.id, serviceIds: [salon.haircut], startTime: at(27, '13:00') };
    const later = await appointments.update({ ...wish, version: 2, professionalId: salon.ana });
    expect(later).toMatchObject({ startTime: at(27, '13:00'), endTime: at(27, '14:30') });
    const given = await appointments.update({ ...wish, version: 3, professionalId: salon.bia });
    expect(given).toMatchObject({ professionalId: salon.bia, endTime: at(27, '14:00') });
  });

  test('also of somebody who left, while it stays hers', async () => {
    const gal = await salon.salon.employs('Gal');
    const [booked, given] = [
      await book(salon, at(27, '09:00'), { professionalId: gal }),
      await book(salon, at(27, '16:00')),
    ];
    const { deactivate } = salon.api.team.professionals;
    await deactivate({ id: gal, seenAppointments: await seenIn(deactivate({ id: gal })) });
    const beard = await salon.salon.offers('Bigode', { durationMinutes: 15, price: cents(900) });
    const { update } = salon.api.scheduling.appointments;
    const wish = { version: 1, professionalId: gal, serviceIds: [beard] };
    const changed = await update({ ...wish, id: booked.id, startTime: at(27, '10:00') });
    expect(changed).toMatchObject({
      professionalName: 'Gal',
      priceCents: 900,
      endTime: at(27, '10:15'),
    });
    const hers = update({ ...wish, id: given.id, startTime: at(27, '16:00') });
    await expect(hers).rejects.toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' });
  });

  test('never to services that are not offered', async () => {
    const booked = await book(salon, at(23, '09:00'));
    const unknown = salon.api.scheduling.appointments.update({
      id: booked.id,
      version: 1,
      professionalId: salon.ana,
      startTime: at(23, '09:00'),
      serviceIds: [salon.maria],
    });
    await expect(unknown).rejects.toMatchObject({ code: 'SERVICE_NOT_OFFERED' });
  });

  test('and its coupon takes off what the new price allows, and nothing below its minimum', async () => {
    const { coupons } = salon.api.promotions;
    await coupons.create({
      name: 'Dez',
      code: 'DEZ',
      discountType: 'percentage',
      discountValue: 1000,
      minimumAmountCents: 4000,
      usageLimit: 1,
    });
    const cheap = await salon.salon.offers('Franja', { durationMinutes: 15, price: cents(1500) });
    const dear = await salon.salon.offers('Mechas', { durationMinutes: 90, price: cents(20000) });
    const booked = await book(salon, at(24, '09:00'), { couponCode: 'DEZ' });
    expect(booked).toMatchObject({ priceCents: 4500, discountCents: 500, couponCode: 'DEZ' });

    const { appointments } = salon.api.scheduling;
    const wish = { id: booked.id, professionalId: salon.ana, startTime: at(24, '09:00') };
    const changed = await appointments.update({ ...wish, version: 1, serviceIds: [dear] });
    expect(changed).toMatchObject({ priceCents: 18000, discountCents: 2000, couponCode: 'DEZ' });
    const plain = await appointments.update({ ...wish, version: 2, serviceIds: [cheap] });
    expect(plain).toMatchObject({ priceCents: 1500, discountCents: 0, couponCode: null });
    expect(await usageOf('DEZ')).toBe(0);
  });

  test('and a coupon of some services follows them, and goes with the last of them', async () => {
    const { coupons } = salon.api.promotions;
    const named = await salon.salon.offers('Banho', { durationMinutes: 15, price: cents(8000) });
    const other = await salon.salon.offers('Touca', { durationMinutes: 15, price: cents(2000) });
    const half = { discountType: 'percentage', discountValue: 5000 } as const;
    await coupons.create({ ...half, name: 'Banho', code: 'BANHO', serviceIds: [named] });
    const both = { couponCode: 'BANHO', serviceIds: [named, other] };
    const booked = await book(salon, at(26, '09:00'), both);
    expect(booked).toMatchObject({ priceCents: 6000, discountCents: 4000 });

    const { appointments } = salon.api.scheduling;
    const wish = { id: booked.id, professionalId: salon.ana, startTime: at(26, '09:00') };
    const fewer = await appointments.update({ ...wish, version: 1, serviceIds: [named] });
    expect(fewer).toMatchObject({ priceCents: 4000, discountCents: 4000, couponCode: 'BANHO' });
    const none = await appointments.update({ ...wish, version: 2, serviceIds: [other] });
    expect(none).toMatchObject({ priceCents: 2000, discountCents: 0, couponCode: null });
    expect(await usageOf('BANHO')).toBe(0);
  });

  test('and its coupon stays even when nobody could use it any more', async () => {
    const { coupons } = salon.api.promotions;
    const terms = { name: 'Vinte', discountType: 'percentage', discountValue: 2000 } as const;
    const made = await coupons.create({ ...terms, code: 'VINTE', usageLimit: 1 });
    const dear = await salon.salon.offers('Luzes', { durationMinutes: 60, price: cents(10000) });
    const booked = await book(salon, at(25, '09:00'), { couponCode: 'VINTE' });
    const { id, version, code } = made;
    await coupons.update({ ...terms, code, id, version, usageLimit: 1, validUntil: '2026-03-01' });
    await coupons.deactivate({ id });

    const changed = await salon.api.scheduling.appointments.update({
      id: booked.id,
      version: 1,
      professionalId: salon.ana,
      serviceIds: [dear],
      startTime: at(25, '10:00'),
    });

    expect(changed).toMatchObject({ priceCents: 8000, discountCents: 2000, couponCode: 'VINTE' });
    expect(await usageOf('VINTE')).toBe(1);
  });

  async function usageOf(code: string): Promise<number | undefined> {
    const coupons = await salon.api.promotions.coupons.list();
    return coupons.find((coupon) => coupon.code === code)?.usageCount;
  }
});
