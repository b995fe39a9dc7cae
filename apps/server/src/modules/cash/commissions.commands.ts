import { advanceReturnsFit } from '@app/domain/cash/commission-payment';
import {
  advanceDescription,
  advanceReturnDescription,
  commissionPaymentDescription,
  tipPaymentDescription,
} from '@app/domain/cash/description';
import { type CountedKind, TYPE_OF_KIND } from '@app/domain/cash/transaction';
import type { Cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { asc, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../foundation/database/sql-state.ts';
import { readProfessionalNames } from '../team/bookable-professionals.queries.ts';
import { isActiveProfessional, lockProfessionals } from '../team/professionals.queries.ts';
import type { Acting } from './cash-sessions.commands.ts';
import { holdOpenSession } from './cash-sessions.queries.ts';
import { isStillOwed, sumAdvances } from './owed.queries.ts';
import { findActiveMethods } from './payment-method-choices.queries.ts';
import { OWED_PAID_ONCE, transactions } from './transactions.table.ts';

export type AdvanceReturn = { professionalId: string; amount: Cents };
export type CommissionPayment = {
  ids: readonly string[];
  paymentMethodId: string;
  advanceReturns: readonly AdvanceReturn[];
};
type Unpayable = 'cash-closed' | 'method-unavailable';
export type CommissionPaymentRefusal = Unpayable | 'not-open' | 'advance-too-large';
type TransactionRow = typeof transactions.$inferSelect;
type NewTransaction = typeof transactions.$inferInsert;

/** Each is paid once, whoever asks at the same moment. Answers the first payment. */
export async function payCommissions(
  scope: CompanyScope,
  { ids, paymentMethodId, advanceReturns }: CommissionPayment,
  acting: Acting,
): Promise<Result<string, CommissionPaymentRefusal>> {
  const through = await openWay(scope, paymentMethodId);
  if (!through.accepted) return through;
  const owed = await lockOwed(scope, ids);
  if (owed.length !== new Set(ids).size) return refuse('not-open');
  const advances = await sumAdvances(scope, {});
  if (!advanceReturnsFit(advanceReturns, { owed: owed.map(owedOf), advances }))
    return refuse('advance-too-large');

  const people = owed.map(({ professionalId }) => professionalId ?? '');
  const names = await readProfessionalNames(scope, people);
  const nameOf = (id: string | null) => names.get(id ?? '') ?? '';
  const payments = owed.map((row) => ({
    ...paymentOf(row, nameOf(row.professionalId)),
    ...{ ...through.value, ...writtenBy(acting) },
  }));
  const returns = advanceReturns.map(({ professionalId, amount }) => ({
    ...{ ...rowOf('advance_return'), professionalId, amount },
    ...{ description: advanceReturnDescription(nameOf(professionalId)) },
    ...{ ...through.value, ...writtenBy(acting) },
  }));
  const first = await storePayments(scope, [...payments, ...returns]);
  return first === null ? refuse('not-open') : accept(first);
}

type Advance = { professionalId: string; amount: Cents; paymentMethodId: string; reason: string };

/** 'Vale': money she gets before it is earned. Whoever left gets none. */
export async function payAdvance(
  scope: CompanyScope,
  { professionalId, amount, paymentMethodId, reason }: Advance,
  acting: Acting,
): Promise<Result<string, Unpayable | 'professional-not-found'>> {
  const through = await openWay(scope, paymentMethodId);
  if (!through.accepted) return through;
  await lockProfessionals(scope, [professionalId]);
  if (!(await isActiveProfessional(scope, professionalId))) return refuse('professional-not-found');
  const names = await readProfessionalNames(scope, [professionalId]);
  const row = {
    ...{ ...rowOf('advance'), professionalId, amount, ...through.value, ...writtenBy(acting) },
    description: advanceDescription(names.get(professionalId) ?? '', reason),
  };
  const [stored] = await scope.insert(transactions).values(row).returning({ id: transactions.id });
  if (!stored) throw new Error('The database stored no advance');
  scope.changed.add('cash');
  return accept(stored.id);
}

type Through = { cashSessionId: string; paymentMethodId: string };

async function openWay(
  scope: CompanyScope,
  paymentMethodId: string,
): Promise<Result<Through, Unpayable>> {
  const session = await holdOpenSession(scope);
  if (!session) return refuse('cash-closed');
  const methods = await findActiveMethods(scope, [paymentMethodId]);
  if (!methods.has(paymentMethodId)) return refuse('method-unavailable');
  return accept({ cashSessionId: session.id, paymentMethodId });
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

function owedOf({ professionalId, amount }: TransactionRow) {
  return { professionalId: professionalId ?? '', amount };
}

function paymentOf(row: TransactionRow, professionalName: string) {
  const { id, kind, amount, professionalId, appointmentId } = row;
  const isTip = kind === 'tip_share';
  return {
    ...rowOf(isTip ? 'tip_payment' : 'commission_payment'),
    ...{ amount, professionalId, appointmentId, paysId: id },
    description: isTip
      ? tipPaymentDescription(professionalName)
      : commissionPaymentDescription(professionalName),
  };
}

function rowOf(kind: Exclude<CountedKind, 'manual'>) {
  return { type: TYPE_OF_KIND[kind], kind, countsAs: kind };
}

function writtenBy({ userId, today, now }: Acting) {
  return { date: today, createdBy: userId, createdAt: now };
}

/** Null when one of them was paid by somebody else: the database lets each be paid once. */
async function storePayments(
  scope: CompanyScope,
  rows: readonly NewTransaction[],
): Promise<string | null> {
  try {
    const [first] = await scope
      .insert(transactions)
      .values([...rows])
      .returning({ id: transactions.id });
    scope.changed.add('cash');
    return first?.id ?? null;
  } catch (error) {
    if (isDuplicateOf(OWED_PAID_ONCE, error)) return null;
    throw error;
  }
}
