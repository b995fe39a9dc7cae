import type { Trouble } from '@app/domain/messaging/attempt';
import type { SendOutcome, SendRefusal } from '../../../foundation/whatsapp/gateway.ts';

/** Surely not sent, as the rules see it. */
export function troubleOf(
  outcome: Extract<SendOutcome, { outcome: 'refused' | 'not-taken' }>,
): Trouble {
  if (outcome.outcome === 'not-taken') return { of: 'line' };
  if (outcome.reason === 'marketing-cap') return { of: 'cap' };
  if (MESSAGES_OWN.includes(outcome.reason)) return { of: 'message' };
  const { retryAfterSeconds: waitSeconds } = outcome;
  return waitSeconds === undefined ? { of: 'line' } : { of: 'line', waitSeconds };
}

/** What no later attempt makes better. */
const MESSAGES_OWN: readonly SendRefusal[] = [
  'number-invalid',
  'undeliverable',
  'bad-request',
  'window-closed',
  'template-problem',
];

/** The text does not exist there any more, is against the rules, rests, or is switched off. */
const WORDS_GONE = [132_001, 132_007, 132_015, 132_016];

/** WhatsApp takes these words from nobody any more, whoever they are for. */
export function areWordsGone(outcome: SendOutcome): boolean {
  return outcome.outcome === 'refused' && WORDS_GONE.includes(outcome.code ?? 0);
}

/** The gateway contradicts what we know of the line: whoever looks after it asks. */
export function isLineLost(outcome: SendOutcome): boolean {
  return outcome.outcome === 'refused' && LOST.includes(outcome.reason);
}

const LOST: readonly SendRefusal[] = ['not-connected', 'line-missing', 'unauthorized'];

/** WhatsApp locked the number: nothing leaves it before a person had a look. */
export function isLineStopped(outcome: SendOutcome): boolean {
  return outcome.outcome === 'refused' && outcome.reason === 'blocked';
}
