import { createRouterClient } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../tests/agenda-support.ts';
import { subscribe } from '../../../tests/subscribed-support.ts';
import { contextOf, noon, testWorld } from '../../../tests/support.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import { router } from '../../router.ts';
import { messages } from '../messaging/messages.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import { opensOwnReview } from './own-review-visits.steps.ts';
import { reviewLinks } from './review-links.table.ts';
import { forgetInReviews } from './reviews.commands.ts';
import { reviews } from './reviews.table.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
const AT_ONCE = 32;
let salon: Salon;
let other: Salon;
let visits = 0;

beforeAll(async () => {
  salon = await openSalon(world);
  other = await openSalon(world, 'Outro Salão');
});

/** A completed visit of María to Ana, each at another time. */
async function visited(): Promise<string> {
  visits += 1;
  const { id } = await book(salon, at(11 + (visits % 15), visits < 15 ? '09:00' : '11:00'));
  await salon.api.scheduling.appointments.changeStatus({ id, status: 'completed' });
  return id;
}

function page(about: Partial<RequestContext> = {}) {
  const context = { ...contextOf(world.system, null), ...about };
  return createRouterClient(router, { context }).reviews.ownReview;
}

async function linkTo(appointmentId: string): Promise<string> {
  const { url } = await salon.api.reviews.reviews.ask({ appointmentId });
  return new URL(url).pathname.slice('/review/'.length);
}

describe('the page of a link', () => {
  test('shows what is reviewed, takes it once, and is gone', async () => {
    const token = await linkTo(await visited());
    const shown = await page().get({ token });
    expect(shown).toMatchObject({
      firstName: 'María',
      company: { name: 'Salão' },
      professionalName: 'Ana Júlia',
      serviceNames: 'Corte',
    });
    expect(JSON.stringify(shown)).not.toContain('Antônia');
    const visitor = contextOf(world.system, null);
    expect(await opensOwnReview(visitor, token)).toBe(true);

    expect(await page().send({ token, rating: 5, comment: ' Amei! ' })).toEqual({ rating: 5 });
    const gone = { code: 'LINK_NOT_FOUND' };
    await expect(page().get({ token })).rejects.toMatchObject(gone);
    await expect(page().send({ token, rating: 1 })).rejects.toMatchObject(gone);
    expect(await opensOwnReview(visitor, token)).toBe(false);
    const { items } = await salon.api.reviews.reviews.list({});
    expect(items[0]).toMatchObject({
      rating: 5,
      comment: 'Amei!',
      clientName: 'María Antônia',
      registeredByName: null,
    });
  });

  test('is good for thirty days, and for no text that was never a link', async () => {
    const token = await linkTo(await visited());
    const late = page({ now: noon.add({ hours: 30 * 24 }) });
    await expect(late.get({ token })).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' });
    const inTime = page({ now: noon.add({ hours: 30 * 24 - 1 }) });
    expect(await inTime.get({ token })).toMatchObject({ firstName: 'María' });
    for (const nothing of ['', 'x', token.slice(1), `${token.slice(0, -2)}zz`]) {
      await expect(page().get({ token: nothing })).rejects.toMatchObject({
        code: expect.stringMatching(/LINK_NOT_FOUND|NOT_FOUND/),
      });
    }
  });

  test('closes while the visit is no longer completed', async () => {
    const id = await visited();
    const token = await linkTo(id);
    await salon.api.scheduling.appointments.changeStatus({ id, status: 'confirmed' });
    await expect(page().get({ token })).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' });
  });

  test('only its fingerprint is kept', async () => {
    const token = await linkTo(await visited());
    const kept = await world.inCompany(salon.salon.companyId, (scope) =>
      scope.select().from(reviewLinks),
    );
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test.each([
    [0, 'Nota mínima é 1'],
    [6, 'Nota máxima é 5'],
  ])('%d stars are refused', async (rating, message) => {
    const token = await linkTo(await visited());
    await expect(page().send({ token, rating })).rejects.toMatchObject({
      data: { issues: [{ message }] },
    });
  });
});

test('of all who review one visit at the same moment, one does', async () => {
  const appointmentId = await visited();
  const tokens = await Promise.all(
    Array.from({ length: AT_ONCE / 2 }, () => linkTo(appointmentId)),
  );
  const { register } = salon.api.reviews.reviews;
  const outcomes = await Promise.allSettled([
    ...tokens.map((token) => page().send({ token, rating: 5 })),
    ...tokens.map(() => register({ appointmentId, rating: 4 })),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    expect(['LINK_NOT_FOUND', 'APPOINTMENT_REVIEWED']).toContain(outcome.reason.code);
  }
  const stored = await world.inCompany(salon.salon.companyId, (scope) =>
    scope.$count(reviews, eq(reviews.appointmentId, appointmentId)),
  );
  expect(stored).toBe(1);
});

describe('the team', () => {
  test('writes down what a client said, which is marked, and asks only for completed visits', async () => {
    const { register, ask, listAskable } = salon.api.reviews.reviews;
    const appointmentId = await visited();
    const askable = await listAskable({ search: 'maria' });
    expect(askable.map((one) => one.appointmentId)).toContain(appointmentId);
    expect(await listAskable({ search: 'ninguém' })).toEqual([]);

    const written = await register({ appointmentId, rating: 3, comment: 'Demorou' });
    expect(written).toMatchObject({
      rating: 3,
      registeredByName: 'Bê',
      professionalName: 'Ana Júlia',
    });
    const after = await listAskable({});
    expect(after.map((one) => one.appointmentId)).not.toContain(appointmentId);
    await expect(ask({ appointmentId })).rejects.toMatchObject({ code: 'APPOINTMENT_REVIEWED' });

    const open = await book(salon, at(30, '10:00'));
    await expect(ask({ appointmentId: open.id })).rejects.toMatchObject({
      code: 'APPOINTMENT_NOT_COMPLETED',
    });
    await expect(register({ appointmentId: crypto.randomUUID(), rating: 5 })).rejects.toMatchObject(
      {
        code: 'APPOINTMENT_NOT_FOUND',
      },
    );
  });

  test('answers, and takes the answer back; who has not seen the newest is refused', async () => {
    const { register, answer } = salon.api.reviews.reviews;
    const { id, version } = await register({ appointmentId: await visited(), rating: 4 });
    const answered = await answer({ id, version, answer: 'Obrigada!' });
    expect(answered).toMatchObject({ answer: 'Obrigada!', answeredAt: noon.toString() });
    await expect(answer({ id, version, answer: 'Outra' })).rejects.toMatchObject({
      code: 'REVIEW_CHANGED',
    });
    const back = await answer({ id, version: answered.version, answer: '' });
    expect(back).toMatchObject({ answer: '', answeredAt: null });
  });

  test('hears by the bell what clients write, not what it wrote itself; few stars stand out', async () => {
    const kinds = async () =>
      (await salon.api.messaging.notices.list({})).items.map(({ kind }) => kind);
    const before = await kinds();
    await salon.api.reviews.reviews.register({ appointmentId: await visited(), rating: 1 });
    expect(await kinds()).toEqual(before);
    await page().send({ token: await linkTo(await visited()), rating: 3 });
    await page().send({ token: await linkTo(await visited()), rating: 4 });
    expect((await kinds()).slice(0, 2)).toEqual(['review-received', 'review-low']);
  });

  test('who may only look neither registers nor answers; a professional sees none', async () => {
    const desk = await world.as(
      await salon.salon.isJoinedBy({ name: 'Rê', email: 're@salao.test' }, 'receptionist'),
    );
    const appointmentId = await visited();
    expect(await desk.reviews.reviews.ask({ appointmentId })).toMatchObject({
      url: expect.stringContaining('/review/'),
    });
    const denied = { code: 'FORBIDDEN' };
    await expect(desk.reviews.reviews.register({ appointmentId, rating: 5 })).rejects.toMatchObject(
      denied,
    );
    const pro = await world.as(
      await salon.salon.isJoinedBy({ name: 'Ana', email: 'ana@salao.test' }, 'professional'),
    );
    await expect(pro.reviews.reviews.list({})).rejects.toMatchObject(denied);
  });

  test('another company finds nothing', async () => {
    const appointmentId = await visited();
    const { register, hide, list } = other.api.reviews.reviews;
    const { id } = await salon.api.reviews.reviews.register({ appointmentId, rating: 5 });
    await expect(register({ appointmentId, rating: 1 })).rejects.toMatchObject({
      code: 'APPOINTMENT_NOT_FOUND',
    });
    await expect(hide({ id })).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' });
    expect((await list({})).items).toEqual([]);
  });
});

describe('what visitors of the booking page read', () => {
  function rating() {
    const context = contextOf(world.system, null);
    const { publicBooking } = createRouterClient(router, { context }).scheduling;
    return publicBooking.company({ idOrSlug: other.salon.companyId });
  }
  async function rated(stars: number, startTime: string): Promise<string> {
    const { id } = await book(other, startTime);
    await other.api.scheduling.appointments.changeStatus({ id, status: 'completed' });
    const { register } = other.api.reviews.reviews;
    return (await register({ appointmentId: id, rating: stars })).id;
  }

  test('the average, where the company wants it, from three reviews on, without those it hid', async () => {
    await world.inCompany(other.salon.companyId, (scope) =>
      scope.execute(sql`update companies set public_booking_enabled = true`),
    );
    const { showAverage, hide, unhide, summary, ofClient } = other.api.reviews.reviews;
    await rated(5, at(11, '09:00'));
    await rated(4, at(11, '10:00'));
    await showAverage({ showReviews: true });
    expect((await rating()).rating).toBeNull();
    const third = await rated(1, at(11, '11:00'));
    expect((await rating()).rating).toEqual({ average: 3.3, count: 3 });
    await rated(5, at(11, '13:00'));
    await hide({ id: third });
    expect((await rating()).rating).toEqual({ average: 4.7, count: 3 });
    expect(await summary()).toMatchObject({ average: 3.8, count: 4, perStar: [1, 0, 0, 1, 2] });
    expect(await ofClient({ clientId: other.maria })).toEqual({ average: 3.8, count: 4 });
    await unhide({ id: third });
    expect((await rating()).rating).toEqual({ average: 3.8, count: 4 });
    await showAverage({ showReviews: false });
    expect((await rating()).rating).toBeNull();
    await showAverage({ showReviews: true });
    await subscribe(world, other.salon.companyId, { permissions: { reviews: false } });
    expect((await rating()).rating).toBeNull();
  });
});

test('whoever is forgotten leaves her stars, and nothing that she wrote', async () => {
  const { register, list } = salon.api.reviews.reviews;
  const { id } = await register({ appointmentId: await visited(), rating: 2, comment: 'Segredo' });
  await world.inCompany(salon.salon.companyId, (scope) => forgetInReviews(scope, [salon.maria]));
  const { items } = await list({});
  expect(items.find((one) => one.id === id)).toMatchObject({ rating: 2, comment: '' });
  const trail = await world.inCompany(salon.salon.companyId, (scope) =>
    scope.execute(sql`select before, after from audit_records where table_name = 'reviews'`),
  );
  expect(JSON.stringify(trail.rows)).not.toContain('Segredo');
});

test('of somebody forgotten no visit is offered, asked about or reviewed', async () => {
  const { register, ask, listAskable, list } = salon.api.reviews.reviews;
  const lia = await salon.api.clients.clients.create({ name: 'Lia Souza', phone: '11977776666' });
  const { id: appointmentId } = await book(salon, at(30, '15:00'), { clientId: lia.id });
  await salon.api.scheduling.appointments.changeStatus({ id: appointmentId, status: 'completed' });
  const offered = async () => (await listAskable({})).map((one) => one.appointmentId);
  expect(await offered()).toContain(appointmentId);
  const before = (await list({})).items.length;
  await salon.api.clients.record.anonymize({ clientId: lia.id });
  expect(await offered()).not.toContain(appointmentId);
  const refused = {
    code: 'CLIENT_ANONYMIZED',
    message: 'Este cliente foi anonimizado: o atendimento não pode mais ser avaliado.',
  };
  await expect(ask({ appointmentId })).rejects.toMatchObject(refused);
  const said = { appointmentId, rating: 2, comment: 'A Lia reclamou' };
  await expect(register(said)).rejects.toMatchObject(refused);
  expect((await list({})).items).toHaveLength(before);
});

test('visits of long ago are offered only to whoever searches for the client', async () => {
  const { listAskable } = salon.api.reviews.reviews;
  const appointmentId = await visited();
  const longAgo = noon.subtract({ hours: 400 * 24 });
  await world.inCompany(salon.salon.companyId, (scope) => {
    const times = { startTime: longAgo, endTime: longAgo.add({ hours: 1 }) };
    const busy = { busyFrom: times.startTime, busyUntil: times.endTime };
    return scope
      .update(appointments)
      .set({ ...times, ...busy })
      .where(eq(appointments.id, appointmentId));
  });
  const found = async (search: string) =>
    (await listAskable({ search })).map((one) => one.appointmentId);
  expect(await found('')).not.toContain(appointmentId);
  expect(await found('maría')).toContain(appointmentId);
});

test.each(['client', 'staff'] as const)(
  'of a visit that becomes another’s, what the %s wrote stays or goes along',
  async (by) => {
    const id = await visited();
    if (by === 'client') await page().send({ token: await linkTo(id), rating: 4 });
    else await salon.api.reviews.reviews.register({ appointmentId: id, rating: 4 });
    const eva = await salon.salon.serves(`Eva ${by}`);
    const scheduling = salon.api.scheduling.appointments;
    const open = await scheduling.changeStatus({ id, status: 'scheduled' });
    const { version, professionalId, startTime } = open;
    const services = { serviceIds: [salon.haircut] };
    await scheduling.update({ id, version, professionalId, startTime, ...services, clientId: eva });
    const [review] = await world.inCompany(salon.salon.companyId, (scope) =>
      scope.select().from(reviews).where(eq(reviews.appointmentId, id)),
    );
    expect(review?.clientId).toBe(by === 'client' ? salon.maria : eva);
  },
);

test('the newest review stands first', async () => {
  const { register, list } = salon.api.reviews.reviews;
  const first = await register({ appointmentId: await visited(), rating: 4 });
  const second = await register({ appointmentId: await visited(), rating: 5 });
  const { items } = await list({});
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('the list is a file, with what was answered and who wrote a review down', async () => {
  const { register, answer, exportCsv } = salon.api.reviews.reviews;
  const said = { appointmentId: await visited(), rating: 3, comment: 'Atrasou; muito' };
  const { id, version } = await register(said);
  await register({ appointmentId: await visited(), rating: 5 });
  await answer({ id, version, answer: 'Desculpe' });
  const written = await (await exportCsv({ show: 'low' })).text();
  expect(written).toContain('Código;Cliente;Serviços;Profissional;');
  const line = written.split('\r\n').find((one) => one.startsWith(id.slice(-8)));
  expect(line).toContain(';3;"Atrasou; muito";Bê;Desculpe;Conta;');
  expect(written).not.toContain(';5;');
});

describe('asking by message', () => {
  const ON = { enabled: true, templateId: null };

  function asked(appointmentId: string) {
    return world.inCompany(salon.salon.companyId, (scope) =>
      scope.select().from(messages).where(eq(messages.appointmentId, appointmentId)),
    );
  }

  test('hours after the visit, once, with a link of its own', async () => {
    const { save } = salon.api.messaging.automations;
    const saved = await save({ review_request: { ...ON, delayHours: 3 } });
    expect(saved.review_request).toEqual({ ...ON, delayHours: 3 });
    // Whoever says nothing of the hours leaves them.
    expect((await save({ review_request: ON })).review_request.delayHours).toBe(3);

    const id = await visited();
    const { changeStatus, get } = salon.api.scheduling.appointments;
    const { endTime } = await get({ id });
    const plannedAt = Temporal.Instant.from(endTime).add({ hours: 3 });
    const [message] = await asked(id);
    expect(message).toMatchObject({ occasion: 'review_request', state: 'queued', plannedAt });
    await changeStatus({ id, status: 'confirmed' });
    expect(await asked(id)).toMatchObject([{ state: 'skipped', reason: 'no-longer-true' }]);
    await changeStatus({ id, status: 'completed' });
    const again = await asked(id);
    expect(again).toMatchObject([{ state: 'queued' }]);
    const token = new URL(again[0]?.link ?? '').pathname.slice('/review/'.length);
    expect(await page().get({ token })).toMatchObject({ firstName: 'María' });
    await page().send({ token, rating: 5 });
    expect(await asked(id)).toMatchObject([{ state: 'skipped', reason: 'no-longer-true' }]);
  });

  test('nothing while it is switched off', async () => {
    await salon.api.messaging.automations.save({ review_request: { ...ON, enabled: false } });
    expect(await asked(await visited())).toEqual([]);
  });
});
