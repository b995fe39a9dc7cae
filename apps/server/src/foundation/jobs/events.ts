import type { BillingEvents } from '@app/domain/billing/events';
import type { CashEvents } from '@app/domain/cash/events';
import type { ClientEvents } from '@app/domain/clients/events';
import type { CompanyEvents } from '@app/domain/company/events';
import type { SchedulingEvents } from '@app/domain/scheduling/events';
import type { CompanyScope } from '../database/scopes.ts';

type Announcing = Pick<CompanyScope, 'companyId' | 'jobs'>;

/** Everything the areas announce. An area adds its own type here. */
export type Events = CompanyEvents & BillingEvents & ClientEvents & SchedulingEvents & CashEvents;
export type EventName = keyof Events;

/**
 * Tells the areas to the right that something happened. The listeners' jobs are stored in the same
 * transaction as the change itself: both are there, or neither.
 */
export async function announce<Name extends EventName>(
  { companyId, jobs }: Announcing,
  event: Name,
  announced: Events[Name],
): Promise<void> {
  for (const listener of jobs.listenersOf(event)) {
    await jobs.enqueue(listener, { companyId, announced });
  }
}
