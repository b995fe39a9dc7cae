import { createHash } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publicGate } from './public-gate.ts';

const base = '/api/public/companies/salao';
const DATE = 'Sun, 15 Nov 2026 12:00:00 GMT';

/** Answers one request after the other, and notes them. */
function answering(...answers: { status?: number; body: unknown }[]) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const { status = 200, body } = answers.shift() ?? { body: null };
    return new Response(JSON.stringify(body), { status, headers: { date: DATE } });
  });
}

const wish = { professionalId: 'bia', serviceIds: ['cut', 'color'] };
const request = {
  ...wish,
  client: {
    existingId: null,
    anotherPerson: false,
    name: 'Maria',
    phone: '11988887777',
    email: '',
  },
  startTime: '2026-11-17T12:00:00Z',
  notes: '',
  couponCode: '',
  holdId: null,
  overbook: false,
};
const attempt = () => ({ key: 'chave', onChecking: vi.fn() });
const sentBody = (call: Parameters<typeof fetch> | undefined) =>
  JSON.parse(String(call?.[1]?.body));

test('questions go to the company of the address', async () => {
  const server = answering({ body: [] }, { body: [] }, { body: [] }, { body: [] });
  const gate = publicGate('salao');
  await gate.services(null);
  await gate.services('bia');
  await gate.days(wish, '2026-11-15');
  await gate.slots({ ...wish, professionalId: null }, '2026-11-17');

  expect(server.mock.calls.map(([address]) => address)).toEqual([
    `${base}/services`,
    `${base}/services?professionalId=bia`,
    `${base}/days?professionalId=bia&serviceIds=cut,color`,
    `${base}/slots?serviceIds=cut,color&date=2026-11-17`,
  ]);
});

test('a question that finds the system recovering is asked again; a booking is not', async () => {
  vi.useFakeTimers();
  const recovering = {
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE', message: 'Já voltamos.' },
  };
  const server = answering(recovering, recovering, { body: ['cut'] }, recovering);
  const services = publicGate('salao').services(null);
  await vi.runAllTimersAsync();
  vi.useRealTimers();

  expect(await services).toEqual(['cut']);
  await expect(publicGate('salao').book(request, attempt())).rejects.toEqual(recovering.body);
  expect(server).toHaveBeenCalledTimes(4);
});

test.each([
  ['a lost line', () => Promise.reject(new TypeError('offline'))],
  ['a fault of the server', async () => new Response('{}', { status: 500 })],
])('a question that meets %s is asked again', async (_, first) => {
  vi.useFakeTimers();
  const server = answering({ body: ['cut'] }).mockImplementationOnce(first);
  const services = publicGate('salao').services(null);
  await vi.runAllTimersAsync();
  vi.useRealTimers();

  expect(await services).toEqual(['cut']);
  expect(server).toHaveBeenCalledTimes(2);
});

test('how long a time is held is told by the clock of the server', async () => {
  answering({ status: 201, body: { holdId: 'h', heldUntil: '2026-11-15T12:05:00Z' } });
  const held = await publicGate('salao').hold?.({
    ...wish,
    startTime: request.startTime,
    previousHoldId: null,
  });

  expect(held?.heldForInSeconds).toBe(300);
});

test('a booking carries its key and nothing that only staff may say', async () => {
  const server = answering({ status: 201, body: { appointmentId: 'a' } });
  await publicGate('salao').book(request, attempt());

  const [call] = server.mock.calls;
  expect(call?.[0]).toBe(`${base}/appointments`);
  expect(call?.[1]?.headers).toMatchObject({ 'idempotency-key': 'chave' });
  expect(sentBody(call)).toEqual({
    ...wish,
    clientName: 'Maria',
    clientPhone: '11988887777',
    clientEmail: '',
    startTime: '2026-11-17T12:00:00Z',
    notes: '',
    couponCode: '',
    couponByLink: false,
    holdId: null,
    solved: null,
  });
});

test.each([
  ['DEZ', true],
  ['OUTRO', false],
  ['', false],
])(
  'whoever came by the link of DEZ and books with "%s" used it: %s',
  async (couponCode, byLink) => {
    history.replaceState(null, '', '?cupom=%20dez');
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    const server = answering({ status: 201, body: { appointmentId: 'a' } });
    await publicGate('salao').book({ ...request, couponCode }, attempt());
    expect(sentBody(server.mock.calls[0])).toMatchObject({ couponCode, couponByLink: byLink });
  },
);

test('a challenge is solved, and the same booking sent again', async () => {
  const challenge = createHash('sha256').update('sal42').digest('hex');
  const asked = { algorithm: 'SHA-256', challenge, salt: 'sal', signature: 's' };
  const server = answering(
    { status: 428, body: { code: 'CHALLENGE_REQUIRED', message: 'x' } },
    { body: { ...asked, maxNumber: 100 } },
    { status: 201, body: { appointmentId: 'a' } },
  );
  const { key, onChecking } = attempt();
  const booked = await publicGate('salao').book(request, { key, onChecking });

  expect(booked.appointmentId).toBe('a');
  expect(onChecking).toHaveBeenCalledOnce();
  const again = server.mock.calls[2];
  expect(sentBody(again).solved).toEqual({ ...asked, number: 42 });
  expect(again?.[1]?.headers).toMatchObject({ 'idempotency-key': 'chave' });
});

test.each([
  [{ status: 409, body: { code: 'SLOT_TAKEN', message: 'Ocupado.' } }, 'SLOT_TAKEN', 'Ocupado.'],
  [
    {
      status: 400,
      body: {
        code: 'BAD_REQUEST',
        message: 'x',
        data: { issues: [{ message: 'Email inválido' }] },
      },
    },
    'BAD_REQUEST',
    'Email inválido',
  ],
  [{ status: 502, body: null }, 'UNANSWERED', ''],
])('a refusal has a code and a sentence: %j', async (answer, code, message) => {
  answering(answer);

  await expect(publicGate('salao').professionals()).rejects.toEqual({ code, message });
});

test('no answer at all is a refusal too', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));

  await expect(publicGate('salao').professionals()).rejects.toMatchObject({ code: 'UNANSWERED' });
});

const neverAsked = () => Promise.reject(new Error('Visitors are known by their phone'));

test('whose phone it is only the device is asked, which knows who booked on it', async () => {
  localStorage.clear();
  const server = answering({ status: 201, body: { appointmentId: 'a' } });
  const { findClient = neverAsked, book } = publicGate('salao');
  expect(await findClient('11988887777')).toEqual({ kind: 'unknown' });
  await expect(findClient('0000000000')).rejects.toMatchObject({ code: 'PHONE_INVALID' });
  expect(server).not.toHaveBeenCalled();

  await book(request, attempt());
  expect(await findClient('11988887777')).toEqual({ kind: 'remembered', name: 'Maria', email: '' });
  expect(server.mock.calls.map(([address]) => address)).toEqual([
    `${base}/appointments`,
    `${base}/told`,
  ]);
});

test('who left a landline is promised nothing on WhatsApp', async () => {
  const server = answering({ status: 201, body: { appointmentId: 'a', created: true } });
  const client = { ...request.client, phone: '1134567890' };
  const booked = await publicGate('salao').book({ ...request, client }, attempt());
  expect(booked.isToldByWhatsapp).toBe(false);
  expect(server).toHaveBeenCalledTimes(1);
});
