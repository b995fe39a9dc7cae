import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  at,
  openSalon,
  refusalOf,
  type Salon,
  somePhone,
  visitorOf,
  wishOf,
} from '../../../../tests/booking-support.ts';
import { ownPage } from '../../../../tests/own-appointment-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { blockClient } from '../../clients/clients.commands.ts';
import { companies } from '../../company/companies.table.ts';

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
    const done = await solved();
    await book({ solved: done });
    expect(await refusalOf(book({ solved: done }))).toBe('CHALLENGE_REQUIRED');
    await book({ solved: await solved() });
  });

  test('takes no answer that is wrong, made up, too old or another company’s', async () => {
    const done = await solved();
    const foreign = await solved(salon.companyId);
    const made = { ...done, salt: done.salt.replace(/expires=\d+/, 'expires=99999999999') };
    const forged = { ...made, challenge: hashOf(made.salt, made.number) };
    for (const wrong of [{ ...done, number: done.number + 1 }, made, forged, foreign]) {
      expect(await refusalOf(book({ solved: wrong }))).toBe('CHALLENGE_REQUIRED');
    }
    const now = noon.add({ minutes: 9 });
    const old = await solved(busy.companyId, { now: noon.subtract({ minutes: 12 }) });
    const late = visitorOf(world, { now }).book(
      wishOf(busy, { startTime: freshTime(), solved: old }),
    );
    expect(await refusalOf(late)).toBe('CHALLENGE_REQUIRED');
  });

  test('answers a request that is sent again without new work', async () => {
    const wish = wishOf(busy, { startTime: freshTime(), solved: await solved() });
    const visitor = visitorOf(world, { idempotencyKey: 'solved' });
    const first = await visitor.book(wish);
    const again = await visitor.book({ ...wish, solved: null });
    expect(again.appointmentId).toBe(first.appointmentId);
  });

  test('is as before after ten minutes', async () => {
    const now = noon.add({ minutes: 10 });
    await visitorOf(world, { now }).book(wishOf(busy, { startTime: freshTime() }));
  });

  const solved = async (idOrSlug = busy.companyId, about = {}) =>
    (await solve(idOrSlug, about)).solved;
});

function hashOf(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex');
}

describe('one who books again and again', () => {
  const network = (host: number) => ({ address: `198.51.100.${host}` });
  const book = (place: Salon, visitor: object, about: object = {}) =>
    visitorOf(world, visitor).book(wishOf(place, { startTime: freshTime(), ...about }));

  // Each test has a company of its own, all of whose times are free.
  const before = { day, taken };
  beforeEach(() => {
    ({ day, taken } = before);
  });

  /** Books with as much work as is asked for, and tells how much that was. */
  const bookAsAsked = async (place: Salon, visitor: object): Promise<number> => {
    const free = await refusalOf(book(place, visitor));
    if (free === 'ACCEPTED') return 0;
    expect(free).toBe('CHALLENGE_REQUIRED');
    const { solved, maxNumber } = await solve(place.companyId, visitor);
    await book(place, visitor, { solved });
    return maxNumber;
  };

  test('works more each time', async () => {
    const place = await openSalon(world, 'Casa');
    const work: number[] = [];
    for (let time = 0; time < 5; time++) work.push(await bookAsAsked(place, network(1)));
    expect(work).toEqual([0, 0, 0, 50_000, 80_000]);
    // Whoever comes from elsewhere does not.
    expect(await bookAsAsked(place, { address: '192.0.2.1' })).toBe(0);
  });

  test('gains nothing by the work for less, nor by calling it more', async () => {
    const place = await openSalon(world, 'Loja');
    const { solved } = await solve(place.companyId, network(2));
    await strangers(place, { count: 9, asked: network(2) });
    expect(await refusalOf(book(place, network(2), { solved }))).toBe('CHALLENGE_REQUIRED');
    const raised = { ...solved, salt: solved.salt.replace(/work=\d+/, 'work=3000000') };
    const forged = { ...raised, challenge: hashOf(raised.salt, raised.number) };
    for (const claim of [raised, forged]) {
      expect(await refusalOf(book(place, network(2), { solved: claim }))).toBe(
        'CHALLENGE_REQUIRED',
      );
    }
  });

  test.each([
    ['an address', 12, network(3), network(3)],
    ['addresses side by side', 30, { address: '203.0.113.200' }, { address: '203.0.113.201' }],
  ])(
    'has so many of %s waiting for the team, and then none more',
    async (_who, most, asked, next) => {
      const place = await openSalon(world, 'Ateliê');
      const ids = await strangers(place, { count: most, asked });
      await expect(bookHard(place, next)).rejects.toMatchObject({
        code: 'TOO_MANY_UNSEEN',
        message:
          'Já há muitos agendamentos desta conexão ou deste telefone à espera da empresa. Fale com ela para agendar.',
      });
      // Nobody is made to work for a refusal.
      expect(await refusalOf(book(place, next))).toBe('TOO_MANY_UNSEEN');
      const { appointments } = (await world.as(place.ownerId)).scheduling;
      await appointments.changeStatus({ id: ids[0] ?? '', status: 'confirmed' });
      await bookHard(place, next);
    },
  );

  test('finds out nothing about a phone, and works for each answer', async () => {
    const place = await openSalon(world, 'Sigilo');
    const blocked = await place.serves('Brava', { phone: '11 97777-0005' });
    await place.serves('Rosa', { phone: '11 97777-0006' });
    await world.inCompany(place.companyId, (scope) =>
      blockClient(scope, blocked, { reason: 'x', now: noon }),
    );
    await strangers(place, { count: 11, asked: network(6) });
    const ask = (clientPhone: string, solved = solvedFor({ ...place, work: 3_000_000 })) =>
      refusalOf(book(place, network(6), { clientPhone, solved }));
    const once = solvedFor({ ...place, work: 3_000_000 });
    expect(await ask('11 97777-0005', once)).toBe('BOOKING_NOT_POSSIBLE');
    // What was refused cost as much as what is accepted.
    expect(await ask(somePhone(), once)).toBe('CHALLENGE_REQUIRED');

    await strangers(place, { count: 1, asked: network(6) });
    for (const phone of ['11 97777-0005', '11 97777-0006', somePhone()]) {
      expect(await ask(phone)).toBe('TOO_MANY_UNSEEN');
    }
  });

  test('makes no room by confirming on the page of the booking', async () => {
    const place = await openSalon(world, 'Oficina');
    await strangers(place, { count: 11, asked: network(4) });
    const { manageUrl } = await bookHard(place, network(4));
    const token = new URL(manageUrl).pathname.slice('/a/'.length);
    await ownPage(world).confirm({ token });
    expect(await refusalOf(bookHard(place, network(4)))).toBe('TOO_MANY_UNSEEN');
  });

  test('gets no further from many addresses with one phone', async () => {
    const place = await openSalon(world, 'Studio');
    await world.inCompany(place.companyId, (scope) =>
      scope.update(companies).set({ maxFutureBookings: 0 }),
    );
    const clientPhone = somePhone();
    for (let time = 0; time < 6; time++) await book(place, {}, { clientPhone });
    expect(await refusalOf(book(place, {}, { clientPhone }))).toBe('TOO_MANY_UNSEEN');
  });

  test('also when all of them come at once', async () => {
    const place = await openSalon(world, 'Pressa');
    await strangers(place, { count: 10, asked: network(5) });
    const attempts = Array.from({ length: 4 }, () => refusalOf(bookHard(place, network(5))));
    const answers = await Promise.all(attempts);
    expect(answers.filter((answer) => answer === 'ACCEPTED')).toHaveLength(2);
  });

  /** What was booked before, without the work that it takes. */
  async function strangers(place: Salon, { count, asked }: { count: number; asked: object }) {
    const off = { ...world.system.environment, RATE_LIMITS: 'off' as const };
    const ids: string[] = [];
    for (let time = 0; time < count; time++) {
      ids.push((await book(place, { ...asked, environment: off })).appointmentId);
    }
    return ids;
  }

  /** Somebody who made the work easy for herself: what is tested is what comes after it. */
  async function bookHard(place: Salon, visitor: object) {
    const solved = solvedFor({ companyId: place.companyId, work: 3_000_000 });
    return book(place, visitor, { solved });
  }
});

/** A challenge whose answer is known from the start, as only the server could make it. */
function solvedFor({ companyId, work }: { companyId: string; work: number }) {
  const expires = noon.add({ minutes: 20 }).epochMilliseconds / 1000;
  const salt = `${crypto.randomUUID()}?expires=${expires}&company=${companyId}&work=${work}&`;
  const challenge = hashOf(salt, 1);
  const signature = world.system.markOf(`booking-challenge:${challenge}`);
  return { algorithm: 'SHA-256' as const, challenge, salt, signature, number: 1 };
}

async function solve(idOrSlug: string, about = {}) {
  const { maxNumber, ...asked } = await visitorOf(world, about).challenge({ idOrSlug });
  for (let number = 0; number <= maxNumber; number++) {
    if (hashOf(asked.salt, number) === asked.challenge) {
      return { solved: { ...asked, number }, maxNumber };
    }
  }
  throw new Error('The challenge has no solution');
}

describe('times that are held', () => {
  const network = { address: '203.0.113.30' };
  const wish = (about: object = {}) => ({
    idOrSlug: salon.companyId,
    professionalId: salon.ana,
    serviceIds: [salon.corte],
    startTime: freshTime(),
    ...about,
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
    for (let time = 0; time < 17; time++) {
      const { holdId } = await hold(place, visitor);
      await visitorOf(world, visitor).release({ idOrSlug: calm.companyId, holdId });
    }
    for (let time = 0; time < 2; time++) {
      const { holdId, startTime } = await hold(place, visitor);
      await visitorOf(world, visitor).book(wishOf(calm, { holdId, startTime }));
    }
    const last = visitorOf(world, visitor).book(wishOf(calm, { startTime: freshTime() }));
    expect(await refusalOf(last)).toBe('ACCEPTED');
  });
});
