import { EVENT_STATUSES, TEST_EVENT, WATCHED_EVENTS } from '@app/domain/billing/billing-event';
import { PAYMENT_ENVIRONMENTS } from '@app/domain/billing/payment-environment';
import { oneOf } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

export const WEBHOOK_TABS = ['config', 'history', 'tests'] as const;

/** Those that can come at all. */
export const EVENT_TYPES = [...WATCHED_EVENTS, TEST_EVENT] as const;

export const webhookFilters = filters({
  longestSearch: 120,
  chosen: {
    status: oneOf(EVENT_STATUSES),
    type: oneOf(EVENT_TYPES),
    environment: oneOf(PAYMENT_ENVIRONMENTS),
  },
  kept: { tab: oneOf(WEBHOOK_TABS) },
});
export type WebhooksView = FilteredView<typeof webhookFilters>;
