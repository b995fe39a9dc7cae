import type { BillingEvents } from '@app/domain/billing/events';
import type { CashEvents } from '@app/domain/cash/events';
import type { ClientEvents } from '@app/domain/clients/events';
import type { CompanyEvents } from '@app/domain/company/events';
import type { SchedulingEvents } from '@app/domain/scheduling/events';

/** Everything the areas announce. An area adds its own type here. */
export type Events = CompanyEvents & BillingEvents & ClientEvents & SchedulingEvents & CashEvents;
export type EventName = keyof Events;

type EnqueueOptions = { startAfter?: Temporal.Instant };

/** The jobs as a transaction sees them: what it enqueues exists if and only if it commits. */
export type JobsInTransaction = {
  enqueue(job: string, data: object, options?: EnqueueOptions): Promise<void>;
  listenersOf(event: EventName): readonly string[];
};

type Announcing = { companyId: string; jobs: JobsInTransaction };

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
