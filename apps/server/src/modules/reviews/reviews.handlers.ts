import { searchTermsOf } from '@app/domain/clients/client-search';
import { REVIEW_LIMITS, summaryOf } from '@app/domain/reviews/review';
import { everyLine } from '../../foundation/database/pages.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { newestParts, newestPlace, nextCursor, placeAt } from '../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { keepRating, showRating } from '../company/company.commands.ts';
import { readCompany } from '../company/company.queries.ts';
import { listCompletedVisits } from '../scheduling/appointments/completed-visits.queries.ts';
import {
  answerReview,
  askForReview,
  hideReview,
  unhideReview,
  writeReview,
} from './reviews.commands.ts';
import { linesOf, presentReview, reviewsFile } from './reviews.presenter.ts';
import {
  countStars,
  isUnreviewed,
  listReviews,
  type ReviewRow,
  type ReviewView,
  withDetails,
} from './reviews.queries.ts';

const reviews = forCompany.reviews.reviews.use(opens('reviews'));
const views = requires('reviews.view');
const manages = requires('reviews.manage');
const ASKABLE = 50;

export const reviewsHandlers = {
  list: reviews.list
    .use(views)
    .handler(async ({ input: { cursor, limit, show }, context: { scope }, errors }) => {
      const after = placeAt(cursor, newestPlace, errors);
      const page = await listReviews(scope, { show, after, limit });
      return {
        items: page.rows.map(presentReview),
        nextCursor: nextCursor(page, newestParts),
      };
    }),

  exportCsv: reviews.exportCsv
    .use(manages)
    .handler(async ({ input: { show }, context: { scope, account } }) => {
      const lines = await everyLine<ReviewView, string[]>(
        (page) => listReviews(scope, { show, ...page }),
        (rows) => linesOf(rows, account.companyTimezone),
      );
      return reviewsFile(lines);
    }),

  summary: reviews.summary.use(views).handler(({ context: { scope } }) => summaryOfCompany(scope)),

  ofClient: reviews.ofClient
    .use(views)
    .handler(async ({ input: { clientId }, context: { scope } }) =>
      summaryOf(await countStars(scope, { of: 'client', clientId })),
    ),

  listAskable: reviews.listAskable
    .use(views)
    .handler(({ input: { search }, context: { scope, now } }) => {
      const terms = searchTermsOf(search);
      const since = now.subtract({ hours: REVIEW_LIMITS.askableDays * 24 });
      return listCompletedVisits(scope, {
        since: terms.length === 0 ? since : null,
        terms,
        which: isUnreviewed,
        limit: ASKABLE,
      });
    }),

  // Whoever stands at the counter asks for it.
  ask: reviews.ask.use(views).handler(async ({ input: { appointmentId }, context, errors }) => {
    const { scope, now, environment } = context;
    const asking = { now, publicUrl: environment.PUBLIC_URL };
    return valueOr(await askForReview(scope, appointmentId, asking), refusalsOf(errors));
  }),

  register: reviews.register
    .use(manages)
    .handler(async ({ input, context: { scope, now, account }, errors }) => {
      const said = { ...input, registeredBy: account.userId };
      return shown(scope, valueOr(await writeReview(scope, said, now), refusalsOf(errors)));
    }),

  answer: reviews.answer
    .use(manages)
    .handler(async ({ input: { id, version, answer }, context: { scope, now }, errors }) => {
      const answered = await answerReview(scope, { id, version }, { answer, now });
      return shown(
        scope,
        valueOr(answered, {
          'not-found': errors.REVIEW_NOT_FOUND,
          'changed-meanwhile': errors.REVIEW_CHANGED,
        }),
      );
    }),

  hide: reviews.hide
    .use(manages)
    .handler(async ({ input: { id }, context: { scope, now }, errors }) => {
      const outcome = await hideReview(scope, id, now);
      return shown(scope, valueOr(outcome, { 'not-found': errors.REVIEW_NOT_FOUND }));
    }),

  unhide: reviews.unhide
    .use(manages)
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      const outcome = await unhideReview(scope, id);
      return shown(scope, valueOr(outcome, { 'not-found': errors.REVIEW_NOT_FOUND }));
    }),

  showAverage: reviews.showAverage
    .use(manages)
    .handler(async ({ input: { showReviews }, context: { scope } }) => {
      await (showReviews ? showRating(scope) : keepRating(scope));
      return summaryOfCompany(scope);
    }),
};

async function summaryOfCompany(scope: CompanyScope) {
  const perStar = await countStars(scope, { of: 'company' });
  const { showReviews } = await readCompany(scope);
  return { ...summaryOf(perStar), perStar, showReviews };
}

async function shown(scope: CompanyScope, row: ReviewRow) {
  const [view] = await withDetails(scope, [row]);
  if (!view) throw new Error('The review that was written is gone');
  return presentReview(view);
}

type Refusals = Record<
  | 'APPOINTMENT_NOT_FOUND'
  | 'APPOINTMENT_NOT_COMPLETED'
  | 'APPOINTMENT_REVIEWED'
  | 'CLIENT_ANONYMIZED',
  () => Error
>;

function refusalsOf(errors: Refusals) {
  return {
    'not-found': errors.APPOINTMENT_NOT_FOUND,
    'not-completed': errors.APPOINTMENT_NOT_COMPLETED,
    reviewed: errors.APPOINTMENT_REVIEWED,
    'client-anonymized': errors.CLIENT_ANONYMIZED,
  };
}
