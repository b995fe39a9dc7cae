import { type Cents, cents } from '../shared/money.ts';
import { formatGiftCardCode, giftCardCode } from './gift-card.ts';
import type { OrderStatus } from './ledgers.ts';

export const ORDER_LIMITS = {
  /** How long the code to pay is shown. Who pays later is still found by it. */
  openDays: 7,
  /** So long what came to nothing is kept, and whoever ordered it with it. */
  keptDays: 90,
  reasonLength: 200,
  /** What one phone may leave unpaid at a time. */
  waitingPerPhone: 5,
  /** What comes from one address: a carrier has many people behind one. */
  waitingPerAddress: 12,
  /** What comes from it and its neighbours. */
  waitingPerNetwork: 40,
  /** What one company is asked at a time: nobody looks through more. */
  waitingPerCompany: 500,
} as const;

/** What waits for its payment already. */
export type WaitingOrders = {
  ofPhone: number;
  ofAddress: number;
  ofNetwork: number;
  /** Whether the company is asked as much as anybody looks through. */
  isFull: boolean;
};
export type RoomRefusal = 'too-many-orders' | 'too-many-from-here' | 'shop-full';

/** Why no order more fits; first what whoever orders can do something about. */
export function refusalOfRoom(waiting: WaitingOrders): RoomRefusal | null {
  const { ofPhone, ofAddress, ofNetwork, isFull } = waiting;
  if (ofPhone >= ORDER_LIMITS.waitingPerPhone) return 'too-many-orders';
  if (ofAddress >= ORDER_LIMITS.waitingPerAddress) return 'too-many-from-here';
  if (ofNetwork >= ORDER_LIMITS.waitingPerNetwork) return 'too-many-from-here';
  return isFull ? 'shop-full' : null;
}

/** Which gift cards a company sells by its link. */
export type GiftCardTerms = {
  sells: boolean;
  least: Cents;
  most: Cents;
  /** Null: for ever. */
  validDays: number | null;
};

/** Of a company that has said nothing. */
export const USUAL_TERMS: GiftCardTerms = {
  sells: false,
  least: cents(50_00),
  most: cents(500_00),
  validDays: 365,
};

export function isSoldAmount(amount: Cents, { sells, least, most }: GiftCardTerms): boolean {
  return sells && amount >= least && amount <= most;
}

type Ordered = { status: OrderStatus; createdAt: Temporal.Instant };

/** What is to be said of it now: nobody waits for the night to learn that it is over. */
export function orderStatus({ status, createdAt }: Ordered, now: Temporal.Instant): OrderStatus {
  const isOver = Temporal.Instant.compare(openUntil(createdAt), now) <= 0;
  return status === 'waiting' && isOver ? 'expired' : status;
}

export function openUntil(createdAt: Temporal.Instant): Temporal.Instant {
  return createdAt.add({ hours: ORDER_LIMITS.openDays * 24 });
}

/** Money that came late came all the same; what was refused or paid is closed. */
export function mayBePaid(status: OrderStatus): boolean {
  return status === 'waiting' || status === 'expired';
}

/** By which the payment is found in the bank's statement; null when the bytes do not suffice. */
export function orderTxid(bytes: Iterable<number>): string | null {
  const code = giftCardCode(bytes);
  return code === null ? null : MARK + code;
}

/** As people read it aloud: 'ACDEF-GHJKM'. */
export function orderCodeOf(txid: string): string {
  return formatGiftCardCode(txid.slice(MARK.length));
}

const MARK = 'HM';
