import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterReceipt,
  hasArrived,
  hasLeft,
  isUnderWay,
  MESSAGE_STATES,
  RECEIPTS,
  standingOfCall,
} from './message-state.ts';

test.each([
  ['queued', 'sent', 'sent'],
  ['sending', 'sent', 'sent'],
  ['sending', 'read', 'read'],
  ['sending', 'failed', 'failed'],
  ['sent', 'delivered', 'delivered'],
  ['sent', 'failed', 'sent'],
  ['delivered', 'sent', 'delivered'],
  ['delivered', 'failed', 'delivered'],
  ['delivered', 'read', 'read'],
  ['read', 'delivered', 'read'],
  ['read', 'sent', 'read'],
  ['failed', 'sent', 'sent'],
  ['failed', 'delivered', 'delivered'],
  ['failed', 'failed', 'failed'],
  ['skipped', 'delivered', 'skipped'],
] as const)('a message that is %s and gets the receipt %s is %s', (state, receipt, expected) => {
  expect(afterReceipt(state, receipt)).toBe(expected);
});

test('receipts say the same in any order, and however often they come', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MESSAGE_STATES),
      fc.array(fc.constantFrom(...RECEIPTS)),
      (state, receipts) => {
        const inOrder = receipts.reduce(afterReceipt, state);
        expect(receipts.toReversed().reduce(afterReceipt, state)).toBe(inOrder);
        expect([...receipts, ...receipts].reduce(afterReceipt, state)).toBe(inOrder);
      },
    ),
  );
});

test('what is under way, what has left and what has arrived', () => {
  expect(MESSAGE_STATES.filter(isUnderWay)).toEqual(['queued', 'sending']);
  expect(MESSAGE_STATES.filter(hasLeft)).toEqual(['sent', 'delivered', 'read']);
  expect(MESSAGE_STATES.filter(hasArrived)).toEqual(['delivered', 'read']);
});

test.each([
  ['queued', 'waiting'],
  ['sending', 'done'],
  ['sent', 'done'],
  ['read', 'done'],
  ['failed', 'lost'],
  ['skipped', 'lost'],
] as const)('a message that is %s is a call that is %s', (state, standing) => {
  expect(standingOfCall(state)).toBe(standing);
});
