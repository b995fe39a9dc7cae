import type { EventStatus } from '@app/domain/billing/billing-event';
import { and, eq, gte } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { billingEvents } from './billing-events.table.ts';
import { billingPayments } from './billing-payments.table.ts';

/** Bills that could not be charged since that moment and were not paid later. */
export function countFailedPayments(
  scope: OperatorScope,
  since: Temporal.Instant,
): Promise<number> {
  return scope.$count(
    billingPayments,
    and(gte(billingPayments.at, since), eq(billingPayments.status, 'failed')),
  );
}

export function countEvents(
  scope: OperatorScope,
  status: EventStatus,
  since: Temporal.Instant,
): Promise<number> {
  return scope.$count(
    billingEvents,
    and(eq(billingEvents.status, status), gte(billingEvents.receivedAt, since)),
  );
}
