import type { CallStanding } from '../scheduling/return-call.ts';

export const MESSAGE_STATES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'skipped',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What a gateway tells later about a message it took. `failed` is its word that nothing arrived. */
export const RECEIPTS = ['sent', 'delivered', 'read', 'failed'] as const;
export type Receipt = (typeof RECEIPTS)[number];

/** Receipts come late, doubled and in any order: whatever came highest is true. */
const HEIGHT: Record<MessageState, number> = {
  queued: 0,
  sending: 1,
  failed: 2,
  sent: 3,
  delivered: 4,
  read: 5,
  // It never left, so no receipt can be its own.
  skipped: 6,
};

/** From the lowest to the highest, for whoever compares many at once. */
export const RISING_STATES: readonly MessageState[] = MESSAGE_STATES.toSorted(
  (one, other) => HEIGHT[one] - HEIGHT[other],
);

export function afterReceipt(state: MessageState, receipt: Receipt): MessageState {
  return HEIGHT[receipt] > HEIGHT[state] ? receipt : state;
}

/** Whether it still waits for its turn or for the outcome of it. */
export function isUnderWay(state: MessageState): boolean {
  return state === 'queued' || state === 'sending';
}

/** Whether it has surely left us: only then it is counted as sent. */
export function hasLeft(state: MessageState): boolean {
  return state === 'sent' || state === 'delivered' || state === 'read';
}

export function hasArrived(state: MessageState): boolean {
  return state === 'delivered' || state === 'read';
}

/** Of a message that calls somebody back. */
export function standingOfCall(state: MessageState): CallStanding {
  if (state === 'queued') return 'waiting';
  return state === 'failed' || state === 'skipped' ? 'lost' : 'done';
}
