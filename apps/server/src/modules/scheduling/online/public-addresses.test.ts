import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  openSalon,
  type Salon,
  somePhone,
  TOMORROW,
} from '../../../../tests/booking-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;
let base: string;

beforeAll(async () => {
  salon = await openSalon(world, 'Endereço');
  base = `/api/public/companies/${salon.companyId}`;
});

const get = (path: string) => world.app.inject({ url: `${base}${path}` });
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url: `${base}${path}`, payload, headers });
const wish = (about: object = {}) => ({
  clientName: 'Maria Souza',
  clientPhone: somePhone(),
  professionalId: salon.ana,
  serviceIds: [salon.corte],
  startTime: at('10:00'),
  ...about,
});

describe('the addresses that others rely on', () => {
  test('show the company without a version in them', async () => {
    const answer = await get('');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: salon.companyId,
      name: 'Endereço',
      timezone: 'America/Sao_Paulo',
      policy: { stepMinutes: 30, noticeMinutes: 5, horizonDays: 30, singleService: false },
    });
  });

  test('show professionals, services, days and times', async () => {
    const choice = `professionalId=${salon.ana}&serviceIds=${salon.corte}`;
    expect((await get('/professionals')).json()).toMatchObject([{ id: salon.ana, name: 'Ana' }]);
    expect((await get(`/services?professionalId=${salon.ana}`)).json()).toMatchObject([
      { id: salon.corte, durationMinutes: 60, priceCents: 5000 },
    ]);
    expect((await get(`/days?${choice}`)).json()).toHaveLength(31);
    const slots = await get(`/slots?${choice}&date=${TOMORROW}`);
    expect(slots.json()[0]).toMatchObject({ startTime: at('08:00'), durationMinutes: 60 });
  });

  test('book with 201, and the same key again with the same appointment', async () => {
    const payload = wish();
    const headers = { 'idempotency-key': 'from-outside' };
    const first = await post('/appointments', payload, headers);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      startTime: at('10:00'),
      endTime: at('11:00'),
      professionalId: salon.ana,
      priceCents: 5000,
      manageUrl: expect.stringMatching(/\/a\/[\w-]{43}$/),
    });
    const second = await post('/appointments', payload, headers);
    expect(second.statusCode).toBe(201);
    expect(second.json().appointmentId).toBe(first.json().appointmentId);
    const other = await post('/appointments', { ...payload, notes: 'outra' }, headers);
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'REQUEST_KEY_REUSED' });
  });

  test('take an empty key for none, and refuse one that is too long', async () => {
    const payload = wish({ startTime: at('17:00') });
    const unnamed = { 'idempotency-key': '' };
    expect((await post('/appointments', payload, unnamed)).statusCode).toBe(201);
    expect((await post('/appointments', payload, unnamed)).json().code).toBe('SLOT_TAKEN');

    const message = 'Use no máximo 200 caracteres em Idempotency-Key.';
    const headers = { 'idempotency-key': 'k'.repeat(201) };
    const tooLong = await post('/appointments', payload, headers);
    expect(tooLong.statusCode).toBe(400);
    expect(tooLong.json()).toMatchObject({ code: 'BAD_REQUEST', message });
    const url = '/rpc/scheduling/publicBooking/book';
    const json = { idOrSlug: salon.companyId, ...payload };
    const rpc = await world.app.inject({ method: 'POST', url, payload: { json }, headers });
    expect(rpc.statusCode).toBe(400);
    expect(rpc.json().json).toMatchObject({ code: 'BAD_REQUEST', message });
  });

  test('tell the same key of two people apart', async () => {
    const headers = { 'idempotency-key': 'the same' };
    const [one, other] = [wish({ startTime: at('08:00') }), wish({ startTime: at('09:00') })];
    expect((await post('/appointments', one, headers)).statusCode).toBe(201);
    expect((await post('/appointments', other, headers)).statusCode).toBe(201);
  });

  test('refuse a time that was just taken with 409 and its sentence', async () => {
    const answer = await post('/appointments', wish());
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'SLOT_TAKEN',
      message: 'Este horário acabou de ser ocupado. Selecione outro horário.',
    });
  });

  test('hold and release a time', async () => {
    const { clientName: _name, clientPhone: _phone, ...time } = wish({ startTime: at('15:00') });
    const held = await post('/holds', time);
    expect(held.statusCode).toBe(201);
    const url = `${base}/holds/${held.json().holdId}`;
    expect((await world.app.inject({ method: 'DELETE', url })).statusCode).toBe(200);
    expect((await post('/appointments', wish({ startTime: at('15:00') }))).statusCode).toBe(201);
  });

  test('answer 404 for a company that is not open to visitors', async () => {
    const url = `/api/public/companies/${crypto.randomUUID()}`;
    const answer = await world.app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'COMPANY_NOT_FOUND',
      message: 'Esta empresa não está disponível para agendamentos online.',
    });
  });

  test.each<[string, object, number]>([
    ['notes with a character that no text can hold', { notes: 'a\u0000b' }, 400],
    ['notes of a megabyte', { notes: 'a'.repeat(1024 * 1024) }, 413],
    ['a field that nobody knows', { price: 1 }, 400],
    ['a time that is none', { startTime: 'amanhã' }, 400],
    ['a phone of letters', { clientPhone: 'abcdefghij' }, 400],
  ])('refuse %s with a sentence', async (_case, about, status) => {
    const answer = await post('/appointments', wish({ startTime: at('16:00'), ...about }));
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/^[A-ZÀ-Ú]/);
  });
});

test('nothing tells a stranger whose phone it is, nor whether it is anybody’s', async () => {
  await salon.serves('Marcela Prado', { phone: '11 96666-0001', email: 'm@casa.test' });
  expect((await post('/clients/lookup', { phone: '(11) 96666-0001' })).statusCode).toBe(404);
  const answers = [];
  for (const [clientPhone, time] of [
    ['11 96666-0001', '08:00'],
    ['11 96666-9999', '09:00'],
  ]) {
    const about = { clientName: 'Fulana', clientPhone, startTime: at(time ?? '', '2026-03-19') };
    const answer = await world.app.inject({
      method: 'POST',
      url: `${base}/appointments`,
      payload: wish(about),
      remoteAddress: '192.0.2.77',
    });
    expect(answer.statusCode).toBe(201);
    const { manageUrl, appointment_id: _id, appointment_data: of, ...told } = answer.json();
    const page = await world.app.inject({
      url: `/api/public/appointments/${new URL(manageUrl).pathname.slice('/a/'.length)}`,
    });
    answers.push({ ...told, of: { ...of, appointment_date: '' }, ...page.json() });
  }
  const [known, unknown] = answers.map((answer) => ({
    ...answer,
    appointmentId: '',
    startTime: '',
    endTime: '',
    changeUntil: '',
  }));
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ firstName: 'Fulana', receivesMessages: true });
});

test('nothing else of a company answers a visitor', async () => {
  for (const url of ['/api/v1/appointments', '/api/v1/booking/professionals', '/api/v1/clients']) {
    expect((await world.app.inject({ url })).statusCode).toBe(401);
  }
});
