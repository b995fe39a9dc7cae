import type { Receipt } from '@app/domain/messaging/message-state';
import { contactOf } from './contact-address.ts';
import type {
  GatewayTrouble,
  PairingAnswer,
  Refused,
  SendOutcome,
  SendRefusal,
} from './gateway.ts';
import { type GatewayReply, unansweredOutcome } from './gateway-call.ts';
import { at, idAt, listAt, numberAt, textAt } from './loose-json.ts';
import { refusalOfMetaError } from './meta-answers.ts';

type Answer = Extract<GatewayReply, { heard: 'answer' }>;

/** What a failing connection to WhatsApp is called, whatever the status says. All of it comes before a message leaves. */
const NOT_CONNECTED = /Connection Closed|Timed Out|reading 'id'|is not connected/;
const MISSING = /instance does not exist|^Instance ".*" not found/;

/**
 * Classified by status and text together: `message` is a text, a list of texts, a list of lists or a
 * list of objects, and some errors come with 200 or 201.
 */
export function sendOutcomeOf(reply: GatewayReply): SendOutcome {
  if (reply.heard !== 'answer') return unansweredOutcome(reply);
  return acceptedOf(reply) ?? refusedSendOf(reply);
}

function acceptedOf({ status, body }: Answer): SendOutcome | null {
  const providerId = idAt(body, 'key', 'id');
  if (status >= 300 || !providerId) return null;
  return {
    outcome: 'accepted',
    providerId,
    usedNumber: contactOf(at(body, 'key', 'remoteJid')) ?? '',
  };
}

function refusedSendOf(reply: Answer): SendOutcome {
  const { status, body, retryAfterSeconds } = reply;
  const graphCode = numberAt(body, 'code');
  if (graphCode !== null && textAt(body, 'fbtrace_id') !== null) {
    return { outcome: 'refused', reason: refusalOfMetaError(graphCode), code: graphCode };
  }
  if (status === 429) {
    const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
    return { outcome: 'refused', reason: 'rate-limited', ...wait };
  }
  if (status === 408) return { outcome: 'unknown', reason: 'gateway-error' };
  const reason = SEND_REFUSALS[troubleOf(reply)];
  if (listAt(body, 'response', 'message').some((found) => at(found, 'exists') === false)) {
    return { outcome: 'refused', reason: 'number-invalid' };
  }
  if (reason === 'not-a-gateway') return { outcome: 'not-taken', reason };
  return reason ? { outcome: 'refused', reason } : { outcome: 'unknown', reason: 'gateway-error' };
}

/** Troubles that say for certain that a message was not sent. */
const SEND_REFUSALS: Partial<Record<GatewayTrouble, SendRefusal | 'not-a-gateway'>> = {
  unauthorized: 'unauthorized',
  'licence-required': 'licence-required',
  'line-missing': 'line-missing',
  'not-connected': 'not-connected',
  'bad-request': 'bad-request',
  'not-a-gateway': 'not-a-gateway',
};

/** `null` of an answer that reports no failure. */
export function refusalOf(reply: GatewayReply): Refused | null {
  if (reply.heard === 'unreachable') return refused('unreachable');
  if (reply.heard === 'gibberish') {
    return refused(reply.status >= 500 ? 'gateway-error' : 'not-a-gateway');
  }
  if (reply.heard !== 'answer') return refused('no-answer');
  const isFailure = reply.status >= 300 || at(reply.body, 'error') === true;
  return isFailure ? refused(troubleOf(reply)) : null;
}

export function pairingOf(body: unknown): PairingAnswer {
  const shown = at(body, 'qrcode') ?? body;
  const code = textAt(shown, 'code');
  if (code) {
    return {
      outcome: 'code',
      code,
      image: imageOf(textAt(shown, 'base64')),
      pairingCode: textAt(shown, 'pairingCode'),
    };
  }
  if (textAt(body, 'instance', 'state') === 'open') return { outcome: 'connected' };
  if (textAt(body, 'instance', 'status') === 'open') return { outcome: 'connected' };
  return { outcome: 'waiting' };
}

/** Shown in a page: nothing but a picture may pass. */
export function imageOf(text: string | null): string | null {
  return text && /^data:image\/png;base64,[A-Za-z0-9+/=]+$/.test(text) ? text : null;
}

/** Both of its kinds of line: those that play a phone, and those of the official API, in upper case. */
export function receiptStatusOf(status: unknown): Receipt | null {
  return typeof status === 'string' ? (RECEIPTS.get(status) ?? null) : null;
}

const RECEIPTS = new Map<string, Receipt>([
  ['ERROR', 'failed'],
  ['FAILED', 'failed'],
  ['SERVER_ACK', 'sent'],
  ['SENT', 'sent'],
  ['DELIVERY_ACK', 'delivered'],
  ['DELIVERED', 'delivered'],
  ['READ', 'read'],
  ['PLAYED', 'read'],
]);

function troubleOf({ status, body }: Answer): GatewayTrouble {
  const said = messagesOf(body);
  if (textAt(body, 'code') === 'LICENSE_REQUIRED') return 'licence-required';
  if (said.some((text) => NOT_CONNECTED.test(text))) return 'not-connected';
  if (at(body, 'output', 'statusCode') === 428) return 'not-connected';
  if (status === 401) return 'unauthorized';
  if (status === 403)
    return said.some((text) => text.includes('already in use')) ? 'name-taken' : 'unauthorized';
  if (status === 404)
    return said.some((text) => MISSING.test(text)) ? 'line-missing' : 'not-a-gateway';
  // Restarting what is closed answers 200 with a failure that says nothing.
  if (status < 300 && at(body, 'error') === true) return 'not-connected';
  return status >= 400 && status < 500 ? 'bad-request' : 'gateway-error';
}

function messagesOf(body: unknown): string[] {
  const said = [at(body, 'response', 'message'), at(body, 'message')];
  said.push(at(body, 'output', 'payload', 'message'));
  return said.flat(2).filter((text) => typeof text === 'string');
}

function refused(reason: GatewayTrouble): Refused {
  return { outcome: 'refused', reason };
}
