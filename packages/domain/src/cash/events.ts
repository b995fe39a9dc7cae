import type { Cents } from '../shared/money.ts';

/** A payment as those hear of it who send receipts or count points. */
export type AnnouncedPayment = {
  settlementId: string;
  /** Null when something was sold at the counter. */
  appointmentId: string | null;
  /** Who paid and who did or sold it, where anybody said. */
  clientId: string | null;
  professionalId: string | null;
  receiptNumber: number;
  /** What was paid for everything; the tip comes on top. */
  paidCents: Cents;
  tipCents: Cents;
  /** The company's day, as yyyy-mm-dd. */
  date: string;
};

export type CashEvents = {
  'payment.registered': AnnouncedPayment;
  /** Amounts as they were paid; all of it went back. */
  'payment.refunded': AnnouncedPayment;
};
