import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  openSalon,
  refusalOf,
  type Salon,
  somePhone,
  visitorOf,
  wishOf,
} from '../../../tests/booking-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: Salon;
let day = Temporal.PlainDate.from('2026-03-10');

beforeAll(async () => {
  salon = await openSalon(world, 'Limite');
});

const TIMES = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'];
let taken = 0;

/** A time that nobody asked for yet. */
function freshTime(): string {
  const time = TIMES[taken % TIMES.length] ?? '';
  if (taken % TIMES.length === 0) day = day.add({ days: 1 });
  taken += 1;
  return at(time, day.toString());
}

test('one network looks three hundred times a minute, then is told how long to wait', async () => {
  const look = (about: object) => visitorOf(world, about).company({ idOrSlug: salon.companyId });
  const address = '203.0.113.20';
  for (let time = 0; time < 300; time++) await look({ address });
  await expect(look({ address })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Muitas tentativas. Aguarde 1 min e tente novamente.',
    data: { retryAfterInSeconds: 60 },
  });
  await look({ address: '203.0.113.21' });
  await look({ address, now: noon.add({ minutes: 1 }) });
});

test('one phone tries ten bookings in a quarter of an hour, however it is written', async () => {
  const written = ['(11) 97000-0001', '11970000001', '+55 11 97000-0001'];
  const book = (time: number) => {
    const clientPhone = written[time % written.length];
    return refusalOf(visitorOf(world).book(wishOf(salon, { clientPhone, startTime: at('12:00') })));
  };
  for (let time = 0; time < 10; time++) expect(await book(time)).toBe('SLOT_UNAVAILABLE');
  expect(await book(10)).toBe('TOO_MANY_REQUESTS');
});

test('one address tries sixty bookings in a quarter of an hour', async () => {
  const visitor = visitorOf(world, { address: '203.0.113.22' });
  const book = () => refusalOf(visitor.book(wishOf(salon, { startTime: at('12:00') })));
  for (let time = 0; time < 60; time++) expect(await book()).toBe('SLOT_UNAVAILABLE');
  expect(await book()).toBe('TOO_MANY_REQUESTS');
});

test('one address looks up sixty phones in a quarter of an hour', async () => {
  const visitor = visitorOf(world, { address: '203.0.113.23' });
  const find = () =>
    refusalOf(visitor.findClient({ idOrSlug: salon.companyId, phone: somePhone() }));
  for (let time = 0; time < 60; time++) expect(await find()).toBe('ACCEPTED');
  expect(await find()).toBe('TOO_MANY_REQUESTS');
});

describe('a company that is booked more than is usual', () => {
  let busy: Salon;
  const book = (about: object = {}) =>
    visitorOf(world).book(wishOf(busy, { startTime: freshTime(), ...about }));

  beforeAll(async () => {
    busy = await openSalon(world, 'Sucesso');
    for (let time = 0; time < 30; time++) await book();
  });

  test('asks each visitor’s device for a little work, once for every booking', async () => {
    expect(await refusalOf(book())).toBe('CHALLENGE_REQUIRED');
    const solved = await solve();
    await book({ solved });
    expect(await refusalOf(book({ solved }))).toBe('CHALLENGE_REQUIRED');
    await book({ solved: await solve() });
  });

  test('takes no answer that is wrong, made up, too old or another company’s', async () => {
    const solved = await solve();
    const foreign = await solve(salon.companyId);
    const made = { ...solved, salt: solved.salt.replace(/expires=\d+/, 'expires=99999999999') };
    const forged = { ...made, challenge: hashOf(made.salt, made.number) };
    for (const wrong of [{ ...solved, number: solved.number + 1 }, made, forged, foreign]) {
      expect(await refusalOf(book({ solved: wrong }))).toBe('CHALLENGE_REQUIRED');
    }
    const now = noon.add({ minutes: 9 });
    const old = await solve(busy.companyId, { now: noon.subtract({ minutes: 12 }) });
    const late = visitorOf(world, { now }).book(
      wishOf(busy, { startTime: freshTime(), solved: old }),
    );
    expect(await refusalOf(late)).toBe('CHALLENGE_REQUIRED');
  });

  test('answers a request that is sent again without new work', async () => {
    const wish = wishOf(busy, { startTime: freshTime(), solved: await solve() });
    const visitor = visitorOf(world, { requestKey: 'solved' });
    const first = await visitor.book(wish);
    expect((await visitor.book(wish)).appointmentId).toBe(first.appointmentId);
  });

  test('is as before after ten minutes', async () => {
    const now = noon.add({ minutes: 10 });
    await visitorOf(world, { now }).book(wishOf(busy, { startTime: freshTime() }));
  });

  async function solve(idOrSlug = busy.companyId, about = {}) {
    const { maxNumber, ...asked } = await visitorOf(world, about).challenge({ idOrSlug });
    for (let number = 0; number <= maxNumber; number++) {
      if (hashOf(asked.salt, number) === asked.challenge) return { ...asked, number };
    }
    throw new Error('The challenge has no solution');
  }
});

function hashOf(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex');
}

test('an address that books more than is usual is asked for work as well', async () => {
  const visitor = visitorOf(world, { address: '203.0.113.24' });
  const [first, second] = [await openSalon(world, 'Casa'), await openSalon(world, 'Loja')];
  for (let time = 0; time < 20; time++) {
    await visitor.book(wishOf(time < 10 ? first : second, { startTime: freshTime() }));
  }
  const next = visitor.book(wishOf(second, { startTime: freshTime() }));
  expect(await refusalOf(next)).toBe('CHALLENGE_REQUIRED');
});

describe('times that are held', () => {
  const network = { address: '203.0.113.30' };
  const wish = (about: object = {}) => ({
    ...{ idOrSlug: salon.companyId, professionalId: salon.ana, serviceIds: [salon.corte] },
    ...{ startTime: freshTime(), ...about },
  });
  const hold = (about: object = {}, visitor: object = network) =>
    visitorOf(world, visitor).hold(wish(about));

  test('are six at once for one network and company, also when they are asked for at once', async () => {
    const asked = await Promise.all(Array.from({ length: 9 }, () => refusalOf(hold())));
    expect(asked.filter((answer) => answer === 'ACCEPTED')).toHaveLength(6);
    await expect(hold()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Muitas tentativas. Aguarde 5 min e tente novamente.',
    });
    await hold({}, { address: '203.0.113.31' });
    const other = await openSalon(world, 'Outra');
    await visitorOf(world, network).hold(
      wish({ idOrSlug: other.companyId, professionalId: other.ana, serviceIds: [other.corte] }),
    );
    await hold({}, { ...network, now: noon.add({ minutes: 5 }) });
  });

  test('make room when they are exchanged, given back or booked', async () => {
    const visitor = { address: '203.0.113.32' };
    const held: string[] = [];
    for (let time = 0; time < 6; time++) held.push((await hold({}, visitor)).holdId);
    const [first, second] = held;
    expect(await refusalOf(hold({}, visitor))).toBe('TOO_MANY_REQUESTS');
    const exchanged = await hold({ previousHoldId: first }, visitor);
    expect(await refusalOf(hold({}, visitor))).toBe('TOO_MANY_REQUESTS');
    await visitorOf(world, visitor).release({ idOrSlug: salon.companyId, holdId: second ?? '' });
    await hold({}, visitor);
    const { holdId, startTime } = exchanged;
    await visitorOf(world, visitor).book(wishOf(salon, { holdId, startTime }));
    await hold({}, visitor);
    expect(await refusalOf(hold({}, visitor))).toBe('TOO_MANY_REQUESTS');
  });

  test('and left count as use that is unusual', async () => {
    const visitor = { address: '203.0.113.33' };
    const busy = await openSalon(world, 'Largada');
    const place = { idOrSlug: busy.companyId, professionalId: busy.ana, serviceIds: [busy.corte] };
    for (let time = 0; time < 20; time++) {
      const { holdId } = await hold(place, visitor);
      await visitorOf(world, visitor).release({ idOrSlug: busy.companyId, holdId });
    }
    const booked = visitorOf(world, visitor).book(wishOf(busy, { startTime: freshTime() }));
    expect(await refusalOf(booked)).toBe('CHALLENGE_REQUIRED');
  });

  test('and then booked count once', async () => {
    const visitor = { address: '203.0.113.34' };
    const calm = await openSalon(world, 'Calma');
    const place = { idOrSlug: calm.companyId, professionalId: calm.ana, serviceIds: [calm.corte] };
    for (let time = 0; time < 19; time++) {
      const { holdId, startTime } = await hold(place, visitor);
      await visitorOf(world, visitor).book(wishOf(calm, { holdId, startTime }));
    }
    const last = visitorOf(world, visitor).book(wishOf(calm, { startTime: freshTime() }));
    expect(await refusalOf(last)).toBe('ACCEPTED');
  });
});
