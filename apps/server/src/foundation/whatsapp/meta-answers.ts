import type { GatewayTrouble, Refused, SendOutcome, SendRefusal } from './gateway.ts';
import { type GatewayReply, unansweredOutcome } from './gateway-call.ts';
import { idAt, numberAt, textAt } from './loose-json.ts';

/** How long to wait when the answer does not say so itself. */
const PAIR_PAUSE_SECONDS = 6;
const THROUGHPUT_PAUSE_SECONDS = 60;

/** The codes that say more than their status. Those not named were not sent either: it was refused. */
export function refusalOfMetaError(code: number): SendRefusal {
  if (code === 190 || code === 10 || (code >= 200 && code <= 299)) return 'unauthorized';
  if (code >= 132_000 && code <= 132_016) return 'template-problem';
  return KNOWN_CODES.get(code) ?? 'bad-request';
}

const KNOWN_CODES = new Map<number, SendRefusal>([
  [4, 'rate-limited'],
  [80_007, 'rate-limited'],
  [130_429, 'rate-limited'],
  [131_056, 'rate-limited'],
  [131_026, 'undeliverable'],
  [131_030, 'number-invalid'],
  [131_047, 'window-closed'],
  [131_049, 'marketing-cap'],
  [131_048, 'blocked'],
  [131_031, 'blocked'],
  [368, 'blocked'],
]);

export function metaOutcomeOf(reply: GatewayReply): SendOutcome {
  if (reply.heard !== 'answer') return unansweredOutcome(reply);
  const { status, body } = reply;
  const providerId = idAt(body, 'messages', 0, 'id');
  if (status === 200 && providerId) {
    const known = textAt(body, 'contacts', 0, 'wa_id');
    return { outcome: 'accepted', providerId, usedNumber: known ? `+${known}` : '' };
  }
  return refusedOf(reply);
}

function refusedOf({
  body,
  retryAfterSeconds,
}: Extract<GatewayReply, { heard: 'answer' }>): SendOutcome {
  const code = numberAt(body, 'error', 'code');
  // 1, 2 and 131000 mean that something broke there: the message may have left before.
  if (code === null || code === 1 || code === 2 || code === 131_000) {
    return { outcome: 'unknown', reason: 'gateway-error' };
  }
  const reason = refusalOfMetaError(code);
  if (reason !== 'rate-limited') return { outcome: 'refused', reason, code };
  const usual = code === 131_056 ? PAIR_PAUSE_SECONDS : THROUGHPUT_PAUSE_SECONDS;
  return { outcome: 'refused', reason, code, retryAfterSeconds: retryAfterSeconds ?? usual };
}

/** Of every other question; `null` of an answer that reports no failure. */
export function metaRefusalOf(reply: GatewayReply): Refused | null {
  if (reply.heard === 'unreachable') return refused('unreachable');
  if (reply.heard === 'gibberish') {
    return refused(reply.status >= 500 ? 'gateway-error' : 'not-a-gateway');
  }
  if (reply.heard !== 'answer') return refused('no-answer');
  const code = numberAt(reply.body, 'error', 'code');
  if (reply.status < 300 && code === null) return null;
  if (code === null) return refused('gateway-error');
  return refused(TROUBLES[refusalOfMetaError(code)] ?? 'bad-request');
}

const TROUBLES: Partial<Record<SendRefusal, GatewayTrouble>> = {
  unauthorized: 'unauthorized',
  blocked: 'not-connected',
};

function refused(reason: GatewayTrouble): Refused {
  return { outcome: 'refused', reason };
}
