import { isStatementPeriod } from '@app/domain/cash/statement';
import { todayIn } from '@app/domain/shared/local-time';
import { cents } from '@app/domain/shared/money';
import { everyLine } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { actingOf } from '../acting.steps.ts';
import {
  linesOf,
  presentAgenda,
  presentReceivable,
  receivablePlace,
  receivablesFile,
} from './receivables.presenter.ts';
import {
  countWaitingDays,
  findReceivable,
  listReceivables,
  type ReceivableView,
  sumReceivables,
} from './receivables.queries.ts';
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
    const period = periodOf(input, errors.PERIOD_TOO_LONG);
    const today = todayIn(account.companyTimezone, now);
    const soon = { fromDate: today, untilDate: today.add({ days: COMING_DAYS }) };
    const days = await sumReceivables(scope, { ...period, paymentMethodId });
    const coming = await sumReceivables(scope, { ...soon, paymentMethodId });
    const isOver = Temporal.PlainDate.compare(period.fromDate, today) < 0;
    const beforeDate = isOver ? period.fromDate : today;
    const waiting = await countWaitingDays(scope, { beforeDate, paymentMethodId });
    return presentAgenda({ days, coming, waiting }, today);
  }),

  exportCsv: receivables.exportCsv.handler(async ({ input, context, errors }) => {
    const { scope, account } = context;
    const { paymentMethodId } = input;
    const which = { ...periodOf(input, errors.PERIOD_TOO_LONG), paymentMethodId };
    const lines = await everyLine<ReceivableView, string[]>(
      (page) => listReceivables(scope, which, page),
      (rows) => linesOf(rows, account.companyTimezone),
    );
    return receivablesFile(lines);
  }),

  ofDay: receivables.ofDay.handler(async ({ input, context: { scope }, errors }) => {
    const { cursor, limit, paymentMethodId } = input;
    const date = Temporal.PlainDate.from(input.date);
    const last = placeAt(cursor, receivablePlace, errors);
    const after = last === null ? null : { dueDate: date, id: last };
    const day = { fromDate: date, untilDate: date.add({ days: 1 }), paymentMethodId };
    const page = await listReceivables(scope, day, { after, limit });
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

type Asked = { fromDate: string; toDate: string };

function periodOf({ fromDate, toDate }: Asked, tooLong: () => Error) {
  const period = {
    fromDate: Temporal.PlainDate.from(fromDate),
    untilDate: Temporal.PlainDate.from(toDate).add({ days: 1 }),
  };
  if (!isStatementPeriod(period)) throw tooLong();
  return period;
}

async function readOne(scope: CompanyScope, id: string, notFound: () => Error) {
  const found = await findReceivable(scope, id);
  if (!found) throw notFound();
  return presentReceivable(found);
}
