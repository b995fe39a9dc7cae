import type { Cents } from '../shared/money.ts';

/** A payment as those hear of it who send receipts or count points. */
export type AnnouncedPayment = {
  settlementId: string;
  appointmentId: string;
  clientId: string;
  professionalId: string;
  receiptNumber: number;
  /** What was paid for the services; the tip comes on top. */
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
