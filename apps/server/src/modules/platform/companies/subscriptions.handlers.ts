import type { ListedSubscription } from '@app/domain/company/listed-company';
import { newestParts, newestPlace, nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forOperators } from '../../../foundation/http/procedures.ts';
import { listPlanFigures } from '../../billing/plan-figures.queries.ts';
import {
  type CompanyFilter,
  countSubscriptions,
  listCompanies,
} from '../../company/operated/listed-companies.queries.ts';
import { presentSubscription } from './companies.presenter.ts';

const subscriptions = forOperators.platform.subscriptions;

export const platformSubscriptionsHandlers = {
  list: subscriptions.list.handler(async ({ input, context: { scope, now }, errors }) => {
    const { cursor, limit, status, search } = input;
    const after = placeAt(cursor, newestPlace, errors);
    const asked = { search, ...spelled(status), after, limit };
    const page = await listCompanies(scope, asked);
    const plans = await listPlanFigures(scope);
    return {
      items: page.rows.map((row) => presentSubscription(row, { plans, now })),
      nextCursor: nextCursor(page, newestParts),
    };
  }),

  counts: subscriptions.counts.handler(({ context: { scope, now } }) =>
    countSubscriptions(scope, now),
  ),
};

const SPELLINGS: Record<Exclude<ListedSubscription, 'unknown'>, readonly string[]> = {
  active: ['active'],
  trial: ['trial', 'trialing'],
  past_due: ['past_due', 'overdue'],
  canceled: ['canceled', 'cancelled'],
  inactive: ['inactive'],
  suspended: ['suspended'],
};

/** A status is stored in several spellings; one that nobody knows is in none of them. */
function spelled(status: ListedSubscription | undefined): CompanyFilter {
  if (status === undefined) return {};
  if (status === 'unknown') return { otherThan: Object.values(SPELLINGS).flat() };
  return { statuses: SPELLINGS[status] };
}
