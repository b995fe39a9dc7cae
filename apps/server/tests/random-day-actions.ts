import { cents } from '@app/domain/shared/money';
import { accept } from '@app/domain/shared/result';
import { sql } from 'drizzle-orm';
import { refundTransaction } from '../src/modules/cash/book/transaction-refunds.commands.ts';
import {
  createTransaction,
  removeTransaction,
  updateTransaction,
} from '../src/modules/cash/book/transactions.commands.ts';
import { changeStatusAtCounter } from '../src/modules/cash/checkout/appointment-status.commands.ts';
import {
  refundAsCredit,
  refundSettlement,
} from '../src/modules/cash/checkout/settlement-refunds.commands.ts';
import { payAdvance } from '../src/modules/cash/commissions/advances.commands.ts';
import { payCommissions } from '../src/modules/cash/commissions/commissions.commands.ts';
import {
  closeSession,
  moveCash,
  openSession,
} from '../src/modules/cash/drawer/cash-sessions.commands.ts';
import { selling, settling } from './random-day-checkout.ts';
import { chosen, type Deed, NOBODY, shareOf } from './random-day-deed.ts';
import { rewarding } from './random-day-loyalty.ts';
import type { Action, Pay } from './random-day-plan.ts';
import type { Sight } from './random-day-sight.ts';

/** Why somebody is cancelled and her money stays on an ordinary day. */
const NOT_GIVEN_BACK = new Set([
  ...['cash-closed', 'not-enough-cash', 'package-used', 'gift-card-used', 'account-spent'],
]);

/** What an action means now; null where there is nothing to do it to. */
export function deedOf(action: Action, sight: Sight): Deed | null {
  switch (action.do) {
    case 'settle':
      return settling(action, sight);
    case 'sell':
      return selling(action, sight);
    case 'pay':
      return paying(action, sight);
    case 'complete':
    case 'undo':
    case 'cancel':
      return changing(action, sight);
    case 'useReward':
    case 'exchange':
    case 'undoReward':
    case 'undoExchange':
      return rewarding(action, sight);
    case 'refund':
      return refunding(chosen(sight.payments, action.payment));
    case 'credit':
      return crediting(chosen(sight.payments, action.payment));
    case 'advance':
      return advancing(action, sight);
    case 'move':
      return {
        run: (scope, doing) =>
          moveCash(scope, { ...action, amount: cents(action.amount), reason: '' }, doing),
        told: { amount: action.amount, takenOff: 0 },
      };
    case 'write':
      return writing(action, sight);
    case 'rewrite':
      return rewriting(action, sight);
    case 'remove':
      return removing(chosen(sight.written, action.row)?.id);
    case 'takeBack':
      return takingBack(chosen(sight.moved, action.row));
    case 'takeParts':
      return takingParts(action, sight);
    case 'open':
      return opening(action.amount);
    case 'close':
      return closing(action.amount, sight);
  }
}

type Wish<Name extends Action['do']> = Extract<Action, { do: Name }>;

function paying(action: Pay, { owed, advances, ways }: Sight): Deed | null {
  const rows = new Set(action.owed.flatMap((choice) => chosen(owed, choice) ?? []));
  if (rows.size === 0) return null;
  const advanceReturns = [...Map.groupBy(rows, ({ professionalId }) => professionalId)]
    .map(([professionalId, hers]) => {
      const earned = hers.reduce((sum, { amount }) => sum + amount, 0);
      const most = Math.min(earned, advances[professionalId] ?? 0);
      return { professionalId, amount: cents(shareOf(most, action.returned)) };
    })
    .filter(({ amount }) => amount > 0);
  const ids = [...rows].map(({ id }) => id);
  const paymentMethodId = chosen(ways, action.way) ?? NOBODY;
  return {
    run: (scope, doing) => payCommissions(scope, { ids, paymentMethodId, advanceReturns }, doing),
  };
}

type Change = Extract<Action, { do: 'complete' | 'undo' | 'cancel' }>;

const BECOMES = { complete: 'completed', undo: 'confirmed', cancel: 'cancelled' } as const;

function changing(action: Change, { visits }: Sight): Deed | null {
  const id = chosen(visits, action.visit)?.id;
  if (id === undefined) return null;
  const status = BECOMES[action.do];
  return {
    async run(scope, doing) {
      const failures: unknown[] = [];
      const onFailure = (failure: unknown) => failures.push(failure);
      const counter = { ...doing, drawer: 'needed', refunds: 'allowed', onFailure } as const;
      const outcome = await changeStatusAtCounter(scope, { id, status }, counter);
      const surprise = failures.find((failure) => !NOT_GIVEN_BACK.has(Object(failure).message));
      if (surprise) throw surprise;
      return outcome.accepted ? accept(id) : outcome;
    },
  };
}

function refunding(id: string | undefined): Deed | null {
  if (id === undefined) return null;
  return {
    async run(scope, doing) {
      const outcome = await refundSettlement(scope, id, doing);
      return outcome.accepted ? accept(outcome.value.settlementId) : outcome;
    },
  };
}

/** What came in is paid in anew; who only hears the answer again was told nothing new. */
function crediting(id: string | undefined): Deed | null {
  if (id === undefined) return null;
  const deed: Deed = {
    async run(scope, doing) {
      const outcome = await refundAsCredit(scope, id, doing);
      if (!outcome.accepted) return outcome;
      const { rows } = await scope.execute<{ id: string; amount: number }>(sql`
        select id, (select sum(amount_in_cents)::int from transactions
          where settlement_id = ${id} and kind in ('payment', 'tip')) as amount
        from settlements where refund_of_id is null order by receipt_number desc limit 1`);
      const [paidIn] = rows;
      if (paidIn) deed.told = { amount: paidIn.amount, takenOff: 0 };
      return accept(paidIn?.id ?? id);
    },
  };
  return deed;
}

function advancing(action: Wish<'advance'>, { professionals, ways }: Sight): Deed {
  const professionalId = chosen(professionals, action.who) ?? NOBODY;
  const paymentMethodId = chosen(ways, action.way) ?? NOBODY;
  const advance = { professionalId, amount: cents(action.amount), paymentMethodId, reason: '' };
  return {
    run: (scope, doing) => payAdvance(scope, advance, doing),
    told: { amount: action.amount, takenOff: 0 },
  };
}

function writing({ type, amount, way }: Wish<'write'>, { ways }: Sight): Deed {
  const paymentMethodId = way === null ? null : (chosen(ways, way) ?? NOBODY);
  const entry = { type, amount: cents(amount), description: 'Venda', categoryId: null };
  return {
    run: (scope, doing) =>
      createTransaction(scope, { ...entry, paymentMethodId, date: doing.today }, doing),
  };
}

function rewriting({ row, amount }: Wish<'rewrite'>, { written }: Sight): Deed | null {
  const found = chosen(written, row);
  if (!found) return null;
  const { id, version, type, paymentMethodId } = found;
  const entry = { type, paymentMethodId, amount: cents(amount), description: 'Outra venda' };
  return {
    run: (scope, { today }) =>
      updateTransaction(
        scope,
        { id, version },
        { entry: { ...entry, categoryId: null, date: today }, today },
      ),
  };
}

function removing(id: string | undefined): Deed | null {
  return id === undefined ? null : { run: (scope) => removeTransaction(scope, id) };
}

function takingBack(id: string | undefined): Deed | null {
  return id === undefined
    ? null
    : { run: (scope, doing) => refundTransaction(scope, { id }, doing) };
}

/** Of what was handed over at once some parts, whatever went back of it before. */
function takingParts({ row, parts }: Wish<'takeParts'>, { payouts }: Sight): Deed | null {
  const payout = chosen(payouts, row);
  if (!payout) return null;
  const partIds = [...new Set(parts.flatMap((choice) => chosen(payout.parts, choice) ?? []))];
  return { run: (scope, doing) => refundTransaction(scope, { id: payout.id, partIds }, doing) };
}

function opening(amount: number): Deed {
  const form = { openingAmount: cents(amount), notes: '' };
  return { run: (scope, doing) => openSession(scope, form, doing) };
}

function closing(amount: number, { session: id, expected: seen }: Sight): Deed | null {
  if (id === null) return null;
  const counts = [{ key: 'drawer', counted: cents(amount) }];
  return {
    run: (scope, doing) => closeSession(scope, { id, counts, seen, notes: 'contado' }, doing),
  };
}
