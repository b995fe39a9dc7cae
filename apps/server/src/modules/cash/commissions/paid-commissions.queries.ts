import { payoutTotal } from '@app/domain/cash/payout';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Page as Found, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import {
  listPaymentMethods,
  type PaymentMethodRow,
} from '../../company/payment-methods.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import { type OwedView, readOwed, type Whose } from './owed.queries.ts';
import { readOwedBack } from './owed-back.queries.ts';
import { listParts } from './payout-parts.queries.ts';

type TransactionRow = typeof transactions.$inferSelect;
export type PaidView = {
  owed: OwedView;
  payment: TransactionRow;
  /** What of it is to be settled with the professional. */
  owedBack: Cents;
};
/** What was handed to somebody at once. */
export type PayoutView = {
  id: string;
  paidAt: Temporal.Instant;
  method: PaymentMethodRow | null;
  /** Of what was not taken back. */
  handedOver: Cents;
  /** Whether its parts are taken back one by one. */
  canSplit: boolean;
  parts: PaidView[];
  advance: TransactionRow | null;
};
/** `after` is the payout with which the last page ended. */
type Page = { after: string | null; limit: number };

/** What was paid out and not all taken back, newest first: the ids are made in the order of time. */
export async function listPaidCommissions(
  scope: CompanyScope,
  { professionalId }: Whose,
  { after, limit }: Page,
): Promise<Found<PayoutView>> {
  const rows = await payoutRows(
    scope,
    and(
      isStanding,
      professionalId ? eq(transactions.professionalId, professionalId) : undefined,
      after ? lt(transactions.id, after) : undefined,
    ),
  )
    .orderBy(desc(transactions.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  return { ...page, rows: await withParts(scope, page.rows) };
}

/** By itself, by one of its parts, or by what took it back. */
export async function findPayout(scope: CompanyScope, id: string): Promise<PayoutView | null> {
  const lead = sql`(
    select coalesce(part.payout_id, part.id) from transactions asked
    join transactions part on part.company_id = asked.company_id
      and part.id = coalesce(asked.refund_of_id, asked.id)
    where asked.id = ${id})`;
  const rows = await payoutRows(scope, eq(transactions.id, lead));
  const [found] = await withParts(scope, rows);
  return found ?? null;
}

/** What stands for a payout: its first part, or the only one. */
function payoutRows(scope: CompanyScope, which: SQL | undefined) {
  const { kind, payoutId, payoutTotal: total } = transactions;
  const isFirst = sql`(${payoutId} is null or ${total} is not null)`;
  return scope
    .select()
    .from(transactions)
    .where(and(inArray(kind, ['commission_payment', 'tip_payment']), isFirst, which))
    .$dynamic();
}

const isStanding = sql`(${isNull(transactions.refundedAt)} or exists (
  select from transactions part where part.company_id = ${transactions.companyId}
    and part.payout_id = ${transactions.id} and part.refunded_at is null
    and part.kind <> 'advance_return'
))`;

async function withParts(
  scope: CompanyScope,
  leads: readonly TransactionRow[],
): Promise<PayoutView[]> {
  const together = await listParts(
    scope,
    leads.flatMap(({ payoutId }) => payoutId ?? []),
  );
  const alone = leads.filter(({ payoutId }) => payoutId === null);
  const keptBack = await listKeptBack(scope, alone);
  const groups = Map.groupBy([...alone, ...together, ...keptBack], payoutOf);
  const paid = await readPaid(scope, [...alone, ...together]);
  const methods = new Map((await listPaymentMethods(scope)).map((method) => [method.id, method]));
  return leads.map(({ id, createdAt, paymentMethodId, payoutId }) => {
    const rows = groups.get(id) ?? [];
    return {
      id,
      paidAt: createdAt,
      method: methods.get(paymentMethodId ?? '') ?? null,
      handedOver: payoutTotal(rows.filter(({ refundedAt }) => refundedAt === null)),
      canSplit: payoutId !== null,
      parts: rows.flatMap((row) => paid.get(row.id) ?? []),
      advance: rows.find(({ kind }) => kind === 'advance_return') ?? null,
    };
  });
}

function payoutOf({ id, kind, paysId, payoutId }: TransactionRow): string | null {
  return payoutId ?? (kind === 'advance_return' ? paysId : id);
}

/** From before payouts were one row: the vale names the payment that it was kept back of. */
async function listKeptBack(
  scope: CompanyScope,
  payments: readonly TransactionRow[],
): Promise<TransactionRow[]> {
  if (payments.length === 0) return [];
  const { kind, countsAs, paysId, professionalId } = transactions;
  const people = [...new Set(payments.flatMap((payment) => payment.professionalId ?? []))];
  const ids = payments.map(({ id }) => id);
  return scope
    .select()
    .from(transactions)
    .where(
      and(
        inArray(countsAs, ['advance', 'advance_return']),
        eq(kind, 'advance_return'),
        inArray(professionalId, people),
        inArray(paysId, ids),
      ),
    );
}

/** By payment. */
async function readPaid(
  scope: CompanyScope,
  payments: readonly TransactionRow[],
): Promise<ReadonlyMap<string, PaidView>> {
  const owed = await readOwed(
    scope,
    payments.flatMap(({ kind, paysId }) => (kind === 'advance_return' ? [] : (paysId ?? []))),
  );
  const owedBack = await readOwedBack(scope, [...owed.values()]);
  return new Map(
    payments.flatMap((payment) => {
      const one = owed.get(payment.paysId ?? '');
      if (!one) return [];
      const isTaken = payment.refundedAt !== null;
      const back = isTaken ? cents(0) : (owedBack.get(one.id) ?? cents(0));
      return [[payment.id, { owed: one, payment, owedBack: back }] as const];
    }),
  );
}
