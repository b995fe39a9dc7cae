import type { Actor, CompanyScope, Scopes } from '../database/scopes.ts';
import type { Logger } from '../logger.ts';
import type { EventName, Events } from './events.ts';
import { isSample } from './sample.ts';

/** What a job may use. It has no request, so it opens its own scopes. */
export type JobContext = { scopes: Scopes; actor: Actor; now: Temporal.Instant; logger: Logger };

export type Job = {
  /** `thing.verb`, and the name of its queue. */
  name: string;
  run(context: JobContext, data: unknown): Promise<void>;
  listensTo?: EventName;
  /** Five cron fields, in the time of São Paulo. */
  every?: string;
  /** How often a failing run is repeated, with growing pauses. */
  retries?: number;
  /** Once the last of them failed, and before the queue forgets it. */
  giveUp?(context: JobContext, data: unknown): Promise<void>;
};

/**
 * A job that reacts to an event: it restores the company and hands over what was announced. Nothing
 * follows from what visitors try out in the sample company, and no listener has to think of that.
 */
export function listener<Name extends EventName>(
  name: string,
  event: Name,
  work: (scope: CompanyScope, announced: Events[Name], context: JobContext) => Promise<void>,
): Job {
  return {
    name,
    listensTo: event,
    run(context, data) {
      // The queue only holds what `announce` put there, and that is typed by the same event.
      const { companyId, announced } = data as { companyId: string; announced: Events[Name] };
      return context.scopes.withCompany({ ...context.actor, companyId }, async (scope) => {
        if (!(await isSample(scope))) await work(scope, announced, context);
      });
    },
  };
}
