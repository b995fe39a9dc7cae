import type { EventStatus } from '@app/domain/billing/billing-event';
import { and, eq, gte } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import { billingEvents } from './billing-events.table.ts';
import { billingPayments } from './billing-payments.table.ts';

/** What went wrong since a moment, in the environment that is switched on: only there it is money. */
type Asked = { environment: PaymentEnvironment; since: Temporal.Instant };

/** Bills that could not be charged and were not paid later. */
export function countFailedPayments(
  scope: OperatorScope,
  { environment, since }: Asked,
): Promise<number> {
  return scope.$count(
    billingPayments,
    and(
      eq(billingPayments.environment, environment),
      gte(billingPayments.at, since),
      eq(billingPayments.status, 'failed'),
    ),
  );
}

export function countEvents(
  scope: OperatorScope,
  { environment, since, status }: Asked & { status: EventStatus },
): Promise<number> {
  return scope.$count(
    billingEvents,
    and(
      eq(billingEvents.environment, environment),
      eq(billingEvents.status, status),
      gte(billingEvents.receivedAt, since),
    ),
  );
}
