import type { BillingEvents } from '@app/domain/billing/events';
import type { CashEvents } from '@app/domain/cash/events';
import type { ClientEvents } from '@app/domain/clients/events';
import type { CompanyEvents } from '@app/domain/company/events';
import type { PrepaidEvents } from '@app/domain/prepaid/events';
import type { ReviewEvents } from '@app/domain/reviews/events';
import type { AgendaEvents, SchedulingEvents } from '@app/domain/scheduling/events';
import type { StockEvents } from '@app/domain/stock/events';
import type { TaskEvents } from '@app/domain/tasks/events';
import type { TeamEvents } from '@app/domain/team/events';

/** What the operator announces about a company, from outside of it. */
type ForeignEvents = CompanyEvents & BillingEvents & TeamEvents;
/** What a company announces in a transaction of its own. An area adds its own type here. */
export type OwnEvents = ClientEvents &
  StockEvents &
  PrepaidEvents &
  SchedulingEvents &
  AgendaEvents &
  CashEvents &
  ReviewEvents &
  TaskEvents;
export type Events = ForeignEvents & OwnEvents;
export type EventName = keyof Events;

type EnqueueOptions = { startAfter?: Temporal.Instant };

/** The jobs as a transaction sees them: what it enqueues exists if and only if it commits. */
export type JobsInTransaction = {
  enqueue(job: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Several of the same at once. */
  enqueueAll(job: string, data: readonly object[]): Promise<void>;
  listenersOf(event: EventName): readonly string[];
};

/** What follows from an event at once, in the transaction that announces it. */
export type Consequence<Scope> = {
  of: keyof OwnEvents;
  /** `consequence` ties what is announced to its event; here only `announce` hands it over. */
  follow(scope: Scope, announced: never): Promise<void>;
};

type Outside = { companyId: string; jobs: JobsInTransaction };
type Inside<Scope> = Outside & { consequences: readonly Consequence<Scope>[] };

/**
 * Tells the areas to the right that something happened. What follows from it, and the jobs of its
 * listeners, are stored in the same transaction as the change itself: all are there, or none.
 */
export async function announce<Name extends EventName, Scope extends Inside<Scope>>(
  scope: Scope,
  event: Name,
  announced: Events[Name],
): Promise<void> {
  for (const { follow } of consequencesOf(scope, event)) await follow(scope, announced as never);
  await tellListeners(scope, event, announced);
}

/** The operator does it for a company, and no consequence follows: he is in none. */
export async function announceFor<Name extends keyof ForeignEvents>(
  outside: Outside,
  event: Name,
  announced: Events[Name],
): Promise<void> {
  await tellListeners(outside, event, announced);
}

/** Whether anything comes of announcing it, for whoever has to look up what to tell. */
export function isHeard<Scope extends Inside<Scope>>(scope: Scope, event: EventName): boolean {
  return consequencesOf(scope, event).length > 0 || scope.jobs.listenersOf(event).length > 0;
}

function consequencesOf<Scope extends Inside<Scope>>(scope: Scope, event: EventName) {
  return scope.consequences.filter((consequence) => consequence.of === event);
}

async function tellListeners({ companyId, jobs }: Outside, event: EventName, announced: object) {
  for (const listener of jobs.listenersOf(event)) {
    await jobs.enqueue(listener, { companyId, announced });
  }
}
