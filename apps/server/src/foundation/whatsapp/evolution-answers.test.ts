import { describe, expect, test } from 'vitest';
import {
  imageOf,
  pairingOf,
  receiptStatusOf,
  refusalOf,
  sendOutcomeOf,
} from './evolution-answers.ts';
import type { GatewayReply } from './gateway-call.ts';
import { metaOutcomeOf } from './meta-answers.ts';

const SENT = {
  key: { remoteJid: '553188887777@s.whatsapp.net', fromMe: true, id: '3EB0EE80A78E353F1842A8' },
  status: 'PENDING',
};
const NOT_THERE = { jid: '5521900000000@s.whatsapp.net', exists: false, number: '5521900000000' };
const BOOM = {
  data: null,
  isBoom: true,
  output: { statusCode: 428, payload: { statusCode: 428, message: 'Connection Closed' } },
};
const GRAPH_ERROR = {
  message: '(#131030) Recipient phone number not in allowed list',
  type: 'OAuthException',
  code: 131030,
  fbtrace_id: 'A1b2',
};

describe('what became of a message', () => {
  test.each([
    ['handed over, to the number WhatsApp knows', 201, SENT, 'accepted'],
    ['not on WhatsApp', 400, said([NOT_THERE]), 'refused number-invalid'],
    ['no text', 400, said([['instance requires property "text"']]), 'refused bad-request'],
    ['blank text', 400, said(['Text is required']), 'refused bad-request'],
    ['malformed', 400, said('Unexpected end of JSON input'), 'refused bad-request'],
    ['closed, known number', 400, said(['Error: Connection Closed']), 'refused not-connected'],
    ['closed, new number', 500, said('Connection Closed'), 'refused not-connected'],
    ['closed, raw', 400, BOOM, 'refused not-connected'],
    ['timed out at WhatsApp', 500, said('Timed Out'), 'refused not-connected'],
    [
      'never paired',
      400,
      said(["TypeError: Cannot read properties of undefined (reading 'id')"]),
      'refused not-connected',
    ],
    ['wrong key', 401, said('Unauthorized'), 'refused unauthorized'],
    ['no line', 404, said(['The "ghost" instance does not exist']), 'refused line-missing'],
    ['no such route', 404, said(['Cannot POST /message/sendText']), 'not-taken not-a-gateway'],
    ['no licence', 503, { code: 'LICENSE_REQUIRED', error: 'x' }, 'refused licence-required'],
    ['Graph refuses, with 201', 201, GRAPH_ERROR, 'refused number-invalid'],
    [
      'a race in its own database',
      500,
      said('Unique constraint failed on the fields: ("remoteJid")'),
      'unknown gateway-error',
    ],
    ['success without an id', 201, { status: 'PENDING' }, 'unknown gateway-error'],
    ['a list', 200, [], 'unknown gateway-error'],
    ['nothing', 200, null, 'unknown gateway-error'],
    ['an id that is a number', 201, { key: { id: 7 } }, 'unknown gateway-error'],
  ])('%s', (_name, status, body, expected) => {
    expect(inWords(sendOutcomeOf({ heard: 'answer', status, body }))).toBe(expected);
  });

  test.each<[GatewayReply, string]>([
    [{ heard: 'unreachable' }, 'not-taken unreachable'],
    [{ heard: 'no-answer' }, 'unknown no-answer'],
    [{ heard: 'cut' }, 'unknown cut'],
    // It may have been taken before the answer was lost.
    [{ heard: 'gibberish', status: 200 }, 'unknown gateway-error'],
    [{ heard: 'gibberish', status: 408 }, 'unknown gateway-error'],
    [{ heard: 'answer', status: 408, body: said('Request Timeout') }, 'unknown gateway-error'],
    [{ heard: 'gibberish', status: 302 }, 'not-taken not-a-gateway'],
    [{ heard: 'gibberish', status: 404 }, 'not-taken not-a-gateway'],
    [{ heard: 'gibberish', status: 502 }, 'unknown gateway-error'],
  ])('%o', (reply, expected) => {
    expect(inWords(sendOutcomeOf(reply))).toBe(expected);
    expect(inWords(metaOutcomeOf(reply))).toBe(expected);
  });

  test('the number used may lack the ninth digit, and stays hidden when it is', () => {
    expect(sendOutcomeOf({ heard: 'answer', status: 201, body: SENT })).toEqual({
      outcome: 'accepted',
      providerId: '3EB0EE80A78E353F1842A8',
      usedNumber: '+553188887777',
    });
    const hidden = { key: { ...SENT.key, remoteJid: '117975856409676@lid' } };
    expect(sendOutcomeOf({ heard: 'answer', status: 201, body: hidden })).toMatchObject({
      usedNumber: '117975856409676@lid',
    });
  });

  test('too many requests say how long to wait', () => {
    const reply = { heard: 'answer', status: 429, body: {}, retryAfterSeconds: 30 } as const;
    expect(sendOutcomeOf(reply)).toEqual({
      outcome: 'refused',
      reason: 'rate-limited',
      retryAfterSeconds: 30,
    });
  });
});

describe('what else can go wrong', () => {
  test.each([
    [403, said(['This name "loja-a" is already in use.']), 'name-taken'],
    [403, said(['Forbidden']), 'unauthorized'],
    [404, said(['Instance "ghost" not found']), 'line-missing'],
    [400, said(['The "loja-a" instance is not connected']), 'not-connected'],
    [200, { error: true, message: '[object Object]' }, 'not-connected'],
    [400, { status: 400, error: 'Bad Request', message: [['numbers is required']] }, 'bad-request'],
    [500, said("Cannot read properties of undefined (reading 'length')"), 'gateway-error'],
  ])('%i %o', (status, body, reason) => {
    expect(refusalOf({ heard: 'answer', status, body })).toEqual({ outcome: 'refused', reason });
  });

  test('a success that says there was no error is none', () => {
    const body = { status: 'SUCCESS', error: false, response: { message: 'Instance deleted' } };
    expect(refusalOf({ heard: 'answer', status: 200, body })).toBeNull();
  });
});

describe('what a person has to scan', () => {
  const image = 'data:image/png;base64,iVBORw0KGgo=';
  const code = { pairingCode: null, code: 'ref,noise,identity,adv', base64: image, count: 1 };

  test('comes in two shapes', () => {
    const shown = { outcome: 'code', code: code.code, image, pairingCode: null };
    expect(pairingOf(code)).toEqual(shown);
    expect(pairingOf({ instance: { status: 'connecting' }, qrcode: code })).toEqual(shown);
    expect(pairingOf({ ...code, pairingCode: 'ADKWC34D' })).toMatchObject({
      pairingCode: 'ADKWC34D',
    });
  });

  test('is not there yet, or no longer needed', () => {
    expect(pairingOf({ count: 0 })).toEqual({ outcome: 'waiting' });
    expect(pairingOf({ instance: { status: 'close' }, qrcode: { count: 0 } })).toEqual({
      outcome: 'waiting',
    });
    expect(pairingOf({ instance: { instanceName: 'a', state: 'open' } })).toEqual({
      outcome: 'connected',
    });
  });

  test('is a picture and nothing else', () => {
    expect(imageOf('data:text/html;base64,PGI+')).toBeNull();
    expect(imageOf('data:image/svg+xml;base64,PGI+')).toBeNull();
    expect(imageOf('data:image/png;base64,iVBO"><script>')).toBeNull();
  });
});

test('both kinds of line name their receipts in their own words', () => {
  const told = ['ERROR', 'FAILED', 'PENDING', 'SERVER_ACK', 'SENT', 'DELIVERY_ACK', 'DELIVERED'];
  expect([...told, 'READ', 'PLAYED', 'DELETED', 5, null].map(receiptStatusOf)).toEqual([
    ...['failed', 'failed', null, 'sent', 'sent', 'delivered', 'delivered', 'read', 'read'],
    ...[null, null, null],
  ]);
});

function said(message: unknown): object {
  return { status: 400, error: 'Bad Request', response: { message } };
}

function inWords(outcome: { outcome: string; reason?: string }): string {
  return [outcome.outcome, outcome.reason].filter(Boolean).join(' ');
}
