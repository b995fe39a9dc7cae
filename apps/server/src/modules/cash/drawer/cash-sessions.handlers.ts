import type { sessionWithMovements } from '@app/contract/cash/sessions.contract';
import type { Answer } from '@app/contract/shared/schemas';
import type { Cell } from '@app/domain/shared/csv';
import { cents } from '@app/domain/shared/money';
import { may } from '@app/domain/team/permissions';
import { everyLine } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { type CompanyRow, readCompany } from '../../company/company.queries.ts';
import { actingOf } from '../acting.steps.ts';
import { presentTransaction, withoutPay } from '../book/transactions.presenter.ts';
import { listMovements, readTransaction } from '../book/transactions.queries.ts';
import { closeSession, moveCash, openSession } from './cash-sessions.commands.ts';
import {
  closingOf,
  presentPix,
  presentSession,
  presentSessionDetail,
  sessionPlace,
  withoutExpected,
} from './cash-sessions.presenter.ts';
import {
  findOpenSession,
  findSession,
  listClosedSessions,
  readMark,
  type SessionView,
} from './cash-sessions.queries.ts';
import { linesOf, sessionsFile } from './cash-sessions-file.presenter.ts';
import {
  findUsualMethod,
  listActiveCategories,
  listMethodChoices,
} from './payment-method-choices.queries.ts';

const sessions = forCompany.cash.sessions.use(opens('financial'));
/** How far back the desk sees, without the book. */
const RECENT_SESSIONS = 5;

export const cashSessionsHandlers = {
  current: sessions.current.use(requires('cash.view')).handler(async ({ context }) => {
    const open = await findOpenSession(context.scope);
    return open ? withMovements(context, open) : null;
  }),

  list: sessions.list
    .use(requires('cash.view'))
    .handler(async ({ input: { cursor, limit }, context, errors }) => {
      const seesAll = may(context.role, 'transactions.view');
      if (cursor && !seesAll) throw errors.FORBIDDEN();
      const after = placeAt(cursor, sessionPlace, errors);
      const page = await listClosedSessions(context.scope, {
        after,
        limit: seesAll ? limit : Math.min(limit, RECENT_SESSIONS),
      });
      return {
        items: page.rows.map(presentSession),
        nextCursor: seesAll ? nextCursor(page, ({ openedAt, id }) => [openedAt, id]) : null,
      };
    }),

  exportCsv: sessions.exportCsv
    .use(requires('transactions.view'))
    .handler(async ({ context: { scope, account } }) => {
      const lines = await everyLine<SessionView, Cell[]>(
        ({ after, limit }) =>
          listClosedSessions(scope, {
            after: after && { at: after.openedAt, id: after.id },
            limit,
          }),
        (rows) => linesOf(rows, account.companyTimezone),
      );
      return sessionsFile(lines);
    }),

  get: sessions.get
    .use(requires('cash.view'))
    .handler(async ({ input: { id }, context, errors }) => {
      const { scope, role } = context;
      const found = await findSession(scope, id);
      if (!found) throw errors.SESSION_NOT_FOUND();
      const isShown = may(role, 'transactions.view') || (await isRecent(scope, found));
      if (!isShown) throw errors.SESSION_NOT_FOUND();
      return withMovements(context, found);
    }),

  open: sessions.open.use(requires('cash.operate')).handler(async ({ input, context, errors }) => {
    const { scope } = context;
    const opening = { openingAmount: cents(input.openingAmountCents), notes: input.notes };
    const outcome = await openSession(scope, opening, actingOf(context));
    const id = valueOr(outcome, { 'already-open': errors.SESSION_ALREADY_OPEN });
    return readDetail(context, id);
  }),

  close: sessions.close
    .use(requires('cash.operate'))
    .handler(async ({ input, context, errors }) => {
      const { scope } = context;
      const counted = closingOf(input);
      const isHidden = countsBlind(context, await readCompany(scope));
      const closing = isHidden ? { ...counted, seen: { mark: input.mark } } : counted;
      const outcome = await closeSession(scope, closing, actingOf(context));
      const id = valueOr(outcome, {
        'not-found': errors.SESSION_NOT_FOUND,
        'already-closed': errors.SESSION_ALREADY_CLOSED,
        'unknown-place': errors.COUNT_PLACE_UNKNOWN,
        uncounted: errors.DRAWER_UNCOUNTED,
        'expected-changed': errors.EXPECTED_CHANGED,
        unexplained: errors.DIFFERENCE_UNEXPLAINED,
      });
      return readDetail(context, id);
    }),

  move: sessions.move.use(requires('cash.operate')).handler(async ({ input, context, errors }) => {
    const { scope } = context;
    const { amountCents, ...move } = input;
    const outcome = await moveCash(
      scope,
      { ...move, amount: cents(amountCents) },
      actingOf(context),
    );
    const id = valueOr(outcome, {
      'cash-closed': errors.CASH_CLOSED,
      'not-enough-cash': errors.NOT_ENOUGH_CASH,
    });
    return presentTransaction(await readTransaction(scope, id));
  }),

  choices: sessions.choices.use(requires('cash.view')).handler(async ({ context: { scope } }) => ({
    paymentMethods: await listMethodChoices(scope),
    usualPaymentMethodId: await findUsualMethod(scope),
    incomeCategories: await listActiveCategories(scope, 'income'),
    expenseCategories: await listActiveCategories(scope, 'expense'),
    pix: presentPix(await readCompany(scope)),
  })),
};

/** The open one, or one of the last that were closed. */
async function isRecent(scope: CompanyScope, { id, status }: SessionView): Promise<boolean> {
  if (status === 'open') return true;
  const { rows: closed } = await listClosedSessions(scope, {
    after: null,
    limit: RECENT_SESSIONS,
  });
  return closed.some((session) => session.id === id);
}

async function readDetail(
  context: CompanyContext,
  id: string,
): Promise<Answer<typeof sessionWithMovements>> {
  const stored = await findSession(context.scope, id);
  if (!stored) throw new Error('The cash session that was stored is gone');
  return withMovements(context, stored);
}

/** Whoever keeps the book adds it up anyway. */
function countsBlind({ role }: CompanyContext, { blindCount }: CompanyRow): boolean {
  return blindCount && !may(role, 'transactions.view');
}

async function withMovements(
  context: CompanyContext,
  view: SessionView,
): Promise<Answer<typeof sessionWithMovements>> {
  const { scope, role } = context;
  const company = await readCompany(scope);
  const movements = await listMovements(scope, view.id);
  const maySeePay = may(role, 'commissions.view');
  const shown = maySeePay ? movements : movements.map(withoutPay);
  const mark = await readMark(scope, view.id);
  const isBlind = company.blindCount;
  const detail = presentSessionDetail(view, { movements: shown, isBlind, mark });
  const isHidden = view.status === 'open' && countsBlind(context, company);
  return isHidden ? withoutExpected(detail) : detail;
}
