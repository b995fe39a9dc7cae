import { isStatementPeriod } from '@app/domain/cash/statement';
import { todayIn } from '@app/domain/shared/local-time';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { presentAgenda, presentReceivable, receivablePlace } from './receivables.presenter.ts';
import { listReceivables, sumReceivables } from './receivables.queries.ts';

const receivables = forCompany.cash.receivables
  .use(opens('financial'))
  .use(requires('transactions.view'));

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
};
