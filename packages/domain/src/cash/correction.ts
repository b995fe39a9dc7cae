import type { SessionStatus } from './session.ts';
import type { TransactionKind, TransactionType } from './transaction.ts';

/** A drawer, or none that the money went through. */
export type Drawer = SessionStatus | 'none';
type Corrected = {
  kind: TransactionKind;
  isRefunded: boolean;
  drawer: Drawer;
  /** Of a vale: it was taken off a payment since. */
  isReturned?: boolean;
};
type Corrections = { canChange: boolean; canRefund: boolean };

/** What a client paid goes back with her whole settlement, and what is owed along with it. */
const REFUNDED_ALONE: readonly TransactionKind[] = [
  'manual',
  'commission_payment',
  'tip_payment',
  'advance',
  'advance_return',
  'supply',
  'withdrawal',
];

/** What was written by hand changes until it was counted; whatever was counted is taken back. */
export function correctionsOf({
  kind,
  isRefunded,
  drawer,
  isReturned = false,
}: Corrected): Corrections {
  if (isRefunded) return { canChange: false, canRefund: false };
  return {
    canChange: kind === 'manual' && drawer !== 'closed',
    canRefund: REFUNDED_ALONE.includes(kind) && !isReturned,
  };
}

type Dated = { date: Temporal.PlainDate; today: Temporal.PlainDate; openSessionId: string | null };

/** Only what happens today goes through the drawer that is open today. */
export function drawerOf({ date, today, openSessionId }: Dated): string | null {
  return date.equals(today) ? openSessionId : null;
}

type TakenBack = { type: TransactionType; amount: number; takenOff: number };

/**
 * What a refund brings back in cents, below zero what it costs. A vale that was kept back of a
 * payment never came in, and goes back with it.
 */
export function broughtBackBy({ type, amount, takenOff }: TakenBack): number {
  return type === 'income' ? -amount : amount - takenOff;
}
