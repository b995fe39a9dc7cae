import { isStatementPeriod } from '@app/domain/cash/statement';
import { todayIn } from '@app/domain/shared/local-time';
import { cents } from '@app/domain/shared/money';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { actingOf } from '../acting.steps.ts';
import { presentAgenda, presentReceivable, receivablePlace } from './receivables.presenter.ts';
import { findReceivable, listReceivables, sumReceivables } from './receivables.queries.ts';
import { receive, receiveDay, undoReceive, undoReceiveDay } from './receiving.commands.ts';

const receivables = forCompany.cash.receivables
  .use(opens('financial'))
  .use(requires('transactions.view'));
const keepsBook = requires('transactions.manage');

/** As far as the figures above the list look. */
const COMING_DAYS = 30;

export const receivablesHandlers = {
  days: receivables.days.handler(async ({ input, context, errors }) => {
    const { scope, account, now } = context;
    const { paymentMethodId } = input;
    const period = {
      fromDate: Temporal.PlainDate.from(input.fromDate),
      untilDate: Temporal.PlainDate.from(input.toDate).add({ days: 1 }),
    };
    if (!isStatementPeriod(period)) throw errors.PERIOD_TOO_LONG();
    const today = todayIn(account.companyTimezone, now);
    const soon = { fromDate: today, untilDate: today.add({ days: COMING_DAYS }) };
    const days = await sumReceivables(scope, { ...period, paymentMethodId });
    const coming = await sumReceivables(scope, { ...soon, paymentMethodId });
    return presentAgenda({ days, coming }, today);
  }),

  ofDay: receivables.ofDay.handler(async ({ input, context: { scope }, errors }) => {
    const { cursor, limit, paymentMethodId } = input;
    const date = Temporal.PlainDate.from(input.date);
    const after = placeAt(cursor, receivablePlace, errors);
    const page = await listReceivables(scope, { date, paymentMethodId, after, limit });
    return {
      items: page.rows.map(presentReceivable),
      nextCursor: nextCursor(page, ({ id }) => [id]),
    };
  }),

  receive: receivables.receive
    .use(keepsBook)
    .handler(async ({ input: { id }, context, errors }) => {
      await receive(context.scope, id, actingOf(context));
      return readOne(context.scope, id, errors.RECEIVABLE_NOT_FOUND);
    }),

  undoReceive: receivables.undoReceive
    .use(keepsBook)
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      await undoReceive(scope, id);
      return readOne(scope, id, errors.RECEIVABLE_NOT_FOUND);
    }),

  receiveDay: receivables.receiveDay.use(keepsBook).handler(async ({ input, context, errors }) => {
    const { date, paymentMethodId, openCount, openCents } = input;
    const day = { date: Temporal.PlainDate.from(date), paymentMethodId };
    const seen = { ...day, openCount, open: cents(openCents) };
    const outcome = await receiveDay(context.scope, seen, actingOf(context));
    return { date, count: valueOr(outcome, { changed: errors.RECEIVABLES_CHANGED }) };
  }),

  undoReceiveDay: receivables.undoReceiveDay
    .use(keepsBook)
    .handler(async ({ input: { date, paymentMethodId }, context: { scope } }) => {
      const day = { date: Temporal.PlainDate.from(date), paymentMethodId };
      return { date, count: await undoReceiveDay(scope, day) };
    }),
};

async function readOne(scope: CompanyScope, id: string, notFound: () => Error) {
  const found = await findReceivable(scope, id);
  if (!found) throw notFound();
  return presentReceivable(found);
}
