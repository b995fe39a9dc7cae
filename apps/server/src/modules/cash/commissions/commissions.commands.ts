import { advanceReturnsFit, byProfessional, type Share } from '@app/domain/cash/commission-payment';
import {
  advanceReturnDescription,
  commissionPaymentDescription,
  tipPaymentDescription,
} from '@app/domain/cash/description';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { asc, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../../foundation/database/sql-state.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { lockProfessionals } from '../../team/professionals.queries.ts';
import { OWED_PAID_ONCE, transactions } from '../book/transactions.table.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { isStillOwed, sumAdvances } from './owed.queries.ts';
import { asPayouts, type PayoutPart } from './payout-parts.rules.ts';
import {
  lacksCash,
  openWay,
  type PayoutWay,
  payoutRow,
  type Unpayable,
} from './payout-way.commands.ts';

export type CommissionPayment = {
  ids: readonly string[];
  paymentMethodId: string;
  /** Vales taken off. */
  advanceReturns: readonly Share[];
};
type CommissionPaymentRefusal = Unpayable | 'not-open' | 'advance-too-large';
type TransactionRow = typeof transactions.$inferSelect;

/** Each is paid once, whoever asks at the same moment. One payout for each professional. Answers the first. */
export async function payCommissions(
  scope: CompanyScope,
  { ids, paymentMethodId, advanceReturns }: CommissionPayment,
  acting: Acting,
): Promise<Result<string, CommissionPaymentRefusal>> {
  const way = await openWay(scope, paymentMethodId);
  if (!way.accepted) return way;
  const owed = await lockOwed(scope, ids);
  if (owed.length !== new Set(ids).size) return refuse('not-open');
  const advances = await sumAdvances(scope, {});
  if (!advanceReturnsFit(advanceReturns, { owed: owed.map(owedOf), advances }))
    return refuse('advance-too-large');
  const handedOver = cents(totalOf(owed) - totalOf(advanceReturns));
  if (await lacksCash(scope, way.value, handedOver)) return refuse('not-enough-cash');

  const people = owed.map(({ professionalId }) => professionalId ?? '');
  const names = await readProfessionalNames(scope, people);
  const paying = { way: way.value, acting, names };
  const parts = [
    ...owed.map((row) => paymentOf(row, paying)),
    ...byProfessional(advanceReturns).map((returned) => returnOf(returned, paying)),
  ];
  const firstId = await storePayouts(scope, parts);
  return firstId === null ? refuse('not-open') : accept(firstId);
}

/**
 * Those of them that are still owed, held until they are paid. Asked again under the lock: what
 * somebody paid while this one waited is owed no more.
 */
async function lockOwed(scope: CompanyScope, ids: readonly string[]): Promise<TransactionRow[]> {
  const wanted = sql`${transactions.id} = any (${sql.param([...ids])}::uuid[])`;
  const people = await scope
    .selectDistinct({ id: transactions.professionalId })
    .from(transactions)
    .where(wanted);
  await lockProfessionals(
    scope,
    people.flatMap(({ id }) => id ?? []),
  );
  await scope
    .select({ id: transactions.id })
    .from(transactions)
    .where(wanted)
    .orderBy(asc(transactions.id))
    .for('no key update');
  return scope
    .select()
    .from(transactions)
    .where(sql`${wanted} and ${isStillOwed}`)
    .orderBy(asc(transactions.id));
}

function owedOf({ professionalId, amount }: TransactionRow): Share {
  return { professionalId: professionalId ?? '', amount };
}

function totalOf(amounts: readonly { amount: Cents }[]): Cents {
  return sumOf(amounts.map(({ amount }) => amount));
}

type Paying = { way: PayoutWay; acting: Acting; names: ReadonlyMap<string, string> };

function paymentOf(row: TransactionRow, { way, acting, names }: Paying): PayoutPart {
  const { id, kind, amount, professionalId, appointmentId } = row;
  const isTip = kind === 'tip_share';
  const describe = isTip ? tipPaymentDescription : commissionPaymentDescription;
  return {
    ...payoutRow(isTip ? 'tip_payment' : 'commission_payment', way, acting),
    amount,
    professionalId,
    appointmentId,
    paysId: id,
    description: describe(names.get(professionalId ?? '') ?? ''),
  };
}

function returnOf({ professionalId, amount }: Share, { way, acting, names }: Paying): PayoutPart {
  return {
    ...payoutRow('advance_return', way, acting),
    professionalId,
    amount,
    description: advanceReturnDescription(names.get(professionalId) ?? ''),
  };
}

/** Null when one of them was paid by somebody else: the database lets each be paid once. */
async function storePayouts(
  scope: CompanyScope,
  parts: readonly PayoutPart[],
): Promise<string | null> {
  const rows = await asPayouts(scope, parts);
  try {
    await scope.insert(transactions).values(rows);
    return rows[0]?.id ?? null;
  } catch (error) {
    if (isDuplicateOf(OWED_PAID_ONCE, error)) return null;
    throw error;
  }
}
