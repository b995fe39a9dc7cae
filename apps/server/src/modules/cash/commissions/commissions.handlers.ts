import { cents, sumOf } from '@app/domain/shared/money';
import { everyLine } from '../../../foundation/database/pages.ts';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { actingOf } from '../acting.steps.ts';
import { presentTransaction } from '../book/transactions.presenter.ts';
import { readTransaction } from '../book/transactions.queries.ts';
import { statementHandlers } from '../statement/statement.handlers.ts';
import { payAdvance } from './advances.commands.ts';
import { payCommissions } from './commissions.commands.ts';
import { paidPlace, presentBalances, presentOwed, presentPayout } from './commissions.presenter.ts';
import { missedCommissionsHandlers } from './missed-commissions.handlers.ts';
import { listOwed, readOwed, sumAdvances, sumOwed } from './owed.queries.ts';
import { findPayout, listPaidCommissions, type PayoutView } from './paid-commissions.queries.ts';
import { paidFile, paidLinesOf } from './paid-file.presenter.ts';

const commissions = forCompany.cash.commissions.use(opens('financial'));
const MOST_SHOWN = 500;

export const commissionsHandlers = {
  ...statementHandlers,
  ...missedCommissionsHandlers,

  listPending: commissions.listPending
    .use(requires('commissions.view'))
    .handler(async ({ input, context: { scope } }) => {
      const { owed, hasMore } = await listOwed(scope, input, MOST_SHOWN);
      const [sums, advances] = [await sumOwed(scope, input), await sumAdvances(scope, input)];
      const names = await readProfessionalNames(scope, [...sums.keys(), ...advances.keys()]);
      const professionals = presentBalances({ owed: sums, advances, names });
      return { items: owed.map(presentOwed), professionals, hasMore };
    }),

  exportPaid: commissions.exportPaid
    .use(requires('commissions.view'))
    .handler(async ({ context: { scope, account } }) => {
      const lines = await everyLine<PayoutView, string[]>(
        ({ after, limit }) => listPaidCommissions(scope, {}, { after: after?.id ?? null, limit }),
        (payouts) => paidLinesOf(payouts, account.companyTimezone),
      );
      return paidFile(lines);
    }),

  listPaid: commissions.listPaid
    .use(requires('commissions.view'))
    .handler(async ({ input: { cursor, limit, ...whose }, context: { scope }, errors }) => {
      const after = placeAt(cursor, paidPlace, errors);
      const page = await listPaidCommissions(scope, whose, { after, limit });
      return {
        items: page.rows.map(presentPayout),
        nextCursor: nextCursor(page, ({ id }) => [id]),
      };
    }),

  getPayout: commissions.getPayout
    .use(requires('commissions.view'))
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      const found = await findPayout(scope, id);
      if (!found) throw errors.PAYOUT_NOT_FOUND();
      return presentPayout(found);
    }),

  pay: commissions.pay
    .use(requires('commissions.pay'))
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const advanceReturns = input.advanceReturns.map(({ professionalId, amountCents }) => ({
        professionalId,
        amount: cents(amountCents),
      }));
      const outcome = await payCommissions(scope, { ...input, advanceReturns }, actingOf(context));
      if (!outcome.accepted) throw errors[PAYMENT_ERRORS[outcome.reason]]();
      const paid = [...(await readOwed(scope, input.ids)).values()];
      const paidCents = sumOf(paid.map(({ amount }) => amount));
      const returnedCents = sumOf(advanceReturns.map(({ amount }) => amount));
      const handedOverCents = paidCents - returnedCents;
      return { paidIds: paid.map(({ id }) => id), paidCents, returnedCents, handedOverCents };
    }),

  advance: commissions.advance
    .use(requires('commissions.pay'))
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const advance = { ...input, amount: cents(input.amountCents) };
      const outcome = await payAdvance(scope, advance, actingOf(context));
      if (!outcome.accepted) throw errors[ADVANCE_ERRORS[outcome.reason]]();
      return presentTransaction(await readTransaction(scope, outcome.value));
    }),
};

const WAY_ERRORS = {
  'cash-closed': 'CASH_CLOSED',
  'method-unavailable': 'PAYMENT_METHOD_UNAVAILABLE',
  'not-enough-cash': 'NOT_ENOUGH_CASH',
} as const;

const PAYMENT_ERRORS = {
  ...WAY_ERRORS,
  'not-open': 'COMMISSION_NOT_OPEN',
  'advance-too-large': 'ADVANCE_TOO_LARGE',
} as const;

const ADVANCE_ERRORS = {
  ...WAY_ERRORS,
  'professional-not-found': 'PROFESSIONAL_NOT_FOUND',
} as const;
