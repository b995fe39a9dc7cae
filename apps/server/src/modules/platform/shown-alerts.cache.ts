import { isMeantFor, isShownOn } from '@app/domain/platform/alert';
import { todayIn } from '@app/domain/shared/local-time';
import { cacheAnswer } from '../../foundation/cached-answer.ts';
import type { Clock } from '../../foundation/clock.ts';
import type { Scopes } from '../../foundation/database/scopes.ts';
import type { ShownAlerts } from '../../foundation/http/request-context.ts';
import type { Logger } from '../../foundation/logger.ts';
import { listDismissed, listRunningAlerts, type RunningAlert } from './alerts.queries.ts';

/** Where the day begins last: what ended there has ended everywhere. */
const LAST_ZONE = 'Etc/GMT+12';

type Parts = { scopes: Scopes; clock: Clock; logger: Logger };

/**
 * Every session asks for what is shown, and nearly always there is nothing: so what runs is kept in
 * memory for a minute, and the database is only asked who dismissed it where something runs for her.
 */
export function createShownAlerts({ scopes, clock, logger }: Parts): ShownAlerts {
  const actor = { userId: null, requestId: 'alerts' };
  // Nobody is kept out of her screens by what they would say besides.
  const complain = (error: unknown) => logger.warn({ err: error }, 'alerts could not be read');
  const remembering = () =>
    cacheAnswer<readonly RunningAlert[]>({
      clock,
      otherwise: [],
      ask: () =>
        scopes.asOperator(actor, (scope) => listRunningAlerts(scope, todayIn(LAST_ZONE, clock()))),
      complain,
    });
  let running = remembering();

  async function dismissedBy(userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    try {
      return await scopes.asOperator(actor, (scope) => listDismissed(scope, userId, ids));
    } catch (error) {
      complain(error);
      return new Set(ids);
    }
  }

  return {
    forget() {
      running = remembering();
    },
    async shownTo({ userId, companyId, today }) {
      const meant = (await running()).filter(
        (alert) => isShownOn(alert, today) && isMeantFor(alert, companyId),
      );
      if (meant.length === 0) return [];
      const ids = meant.map(({ id }) => id);
      const seen = await dismissedBy(userId, ids);
      return meant
        .filter(({ id }) => !seen.has(id))
        .map(({ id, type, title, message }) => ({ id, type, title, message }));
    },
  };
}
