import { type Answer, id as anId } from '@app/contract/shared/schemas';
import type { supportVisitSchema } from '@app/contract/team/support-visits.contract';
import { isVisitOpen } from '@app/domain/team/support-visit';
import { z } from 'zod';
import { newestParts, newestPlace, nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { allowChanges, endVisit } from './support-visits.commands.ts';
import { listVisitChanges, listVisits, type SupportVisitRow } from './support-visits.queries.ts';

// A plan closes nothing here: whoever stopped paying sees who looks into her company, too.
const visits = forCompany.team.supportVisits;
const manages = requires('company.manage');

const changePlace = z.tuple([anId]).transform(([id]) => id);

export const supportVisitsHandlers = {
  list: visits.list.use(manages).handler(async ({ input, context, errors }) => {
    const { scope, now } = context;
    const { cursor, limit } = input;
    const page = await listVisits(scope, { after: placeAt(cursor, newestPlace, errors), limit });
    return {
      items: page.rows.map((row) => present(row, now)),
      nextCursor: nextCursor(page, ({ startedAt: createdAt, id }) =>
        newestParts({ createdAt, id }),
      ),
    };
  }),

  changes: visits.changes.use(manages).handler(async ({ input, context, errors }) => {
    const { id: visitId, cursor, limit } = input;
    const after = placeAt(cursor, changePlace, errors);
    const page = await listVisitChanges(context.scope, { visitId, after, limit });
    return { items: page.rows, nextCursor: nextCursor(page, ({ id }) => [id]) };
  }),

  allow: visits.allow
    .use(requires('support.allow'))
    .handler(async ({ input: { id }, context, errors }) => {
      const { scope, account, now } = context;
      const outcome = await allowChanges(scope, { id, userId: account.userId, now });
      return present(valueOr(outcome, { over: errors.SUPPORT_VISIT_OVER }), now);
    }),

  end: visits.end.use(manages).handler(async ({ input: { id }, context, errors }) => {
    const { scope, account, now } = context;
    const outcome = await endVisit(scope, { id, userId: account.userId, now });
    return present(valueOr(outcome, { over: errors.SUPPORT_VISIT_OVER }), now);
  }),
};

function present(visit: SupportVisitRow, now: Temporal.Instant): Answer<typeof supportVisitSchema> {
  const { id, userName, reason, startedAt, endsAt, endedAt, mayWrite } = visit;
  const isOpen = isVisitOpen(visit, now);
  return { id, userName, reason, startedAt, endsAt, endedAt, isOpen, mayWrite };
}
