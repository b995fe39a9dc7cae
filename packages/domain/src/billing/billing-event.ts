/** What became of an event that the payment provider sent. */
export const EVENT_STATUSES = ['received', 'done', 'ignored', 'unmatched', 'failed'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** The events that ring at our door. The endpoint at the provider is made with the same six. */
export const WATCHED_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.payment_succeeded',
  'invoice.payment_failed',
] as const;

/** What operators send to their own door. The provider sends none of that name, so it concerns nobody. */
export const TEST_EVENT = 'hora_marcada.test';
