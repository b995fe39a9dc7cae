import type { Drawer } from '@app/domain/cash/correction';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listFinancialCategories } from '../../company/financial-categories.queries.ts';
import {
  listPaymentMethods,
  type PaymentMethodRow,
} from '../../company/payment-methods.queries.ts';
import { readAccountNames } from '../../identity/account-names.queries.ts';
import { readAppointmentCards } from '../../scheduling/appointments/appointment-cards.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { readSaleCards } from '../checkout/sale-cards.queries.ts';
import { settlements } from '../checkout/settlements.table.ts';
import { listReturnedIds } from '../commissions/owed.queries.ts';
import { type PayoutSums, readPayoutSums } from '../commissions/payout-parts.queries.ts';
import { cashSessions } from '../drawer/cash-sessions.table.ts';
import { transactions } from './transactions.table.ts';

export type TransactionRow = typeof transactions.$inferSelect;
/** A row of the book with the names behind its ids. */
export type TransactionView = TransactionRow & {
  method: PaymentMethodRow | null;
  categoryName: string | null;
  professionalName: string | null;
  clientName: string | null;
  drawer: Drawer;
  /** A vale that was taken off a payment since. */
  isReturned: boolean;
  /** The vale that was taken off this payment, as long as that stands. */
  takenOff: Cents;
  /** What of it is left, where it was paid or taken back at once with others. */
  payout: (PayoutSums & { id: string }) | null;
  /** The settlement that has the receipt; of a refund the one that it takes back. */
  receiptId: string | null;
  createdByName: string | null;
};

/** In the order of the ids; those that are not there are left out. */
async function readTransactions(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<TransactionView[]> {
  const rows = await scope
    .select()
    .from(transactions)
    .where(sql`${transactions.id} = any (${sql.param([...ids])}::uuid[])`);
  const views = await withNames(scope, rows);
  const found = new Map(views.map((view) => [view.id, view]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function findTransaction(
  scope: CompanyScope,
  id: string,
): Promise<TransactionView | null> {
  const [found] = await readTransactions(scope, [id]);
  return found ?? null;
}

/** A transaction that was just stored. */
export async function readTransaction(scope: CompanyScope, id: string): Promise<TransactionView> {
  const found = await findTransaction(scope, id);
  if (!found) throw new Error('The transaction that was stored is gone');
  return found;
}

/** What went through a drawer, newest first: the ids are made in the order of time. */
export async function listMovements(
  scope: CompanyScope,
  sessionId: string,
): Promise<TransactionView[]> {
  const rows = await scope
    .select()
    .from(transactions)
    .where(and(eq(transactions.cashSessionId, sessionId), isWholePayment, isWholePayout))
    .orderBy(desc(transactions.id));
  return withNames(scope, rows);
}

/** A tip that was paid with services is told in their row. */
export const isWholePayment = sql`(${transactions.countsAs} <> 'tip'
  or ${transactions.paidTogether} is null or ${transactions.paidTogether} = ${transactions.amount})`;

/** What was handed over at once is told in the row of its first part. */
export const isWholePayout = sql`(${transactions.payoutId} is null
  or ${transactions.payoutTotal} is not null)`;

/** Locks a row of the book: nobody else changes it until the database's transaction ends. */
export async function lockTransaction(
  scope: CompanyScope,
  id: string,
): Promise<(TransactionRow & { drawer: Drawer }) | null> {
  const [row] = await scope
    .select()
    .from(transactions)
    .where(eq(transactions.id, id))
    .for('no key update');
  if (!row) return null;
  const drawers = await readDrawers(scope, [row]);
  return { ...row, drawer: drawerOfRow(row, drawers) };
}

/** A few questions, however many rows there are. */
export async function withNames(
  scope: CompanyScope,
  rows: readonly TransactionRow[],
): Promise<TransactionView[]> {
  if (rows.length === 0) return [];
  const methods = new Map((await listPaymentMethods(scope)).map((method) => [method.id, method]));
  const categories = namesById(await listFinancialCategories(scope));
  const professionals = await readProfessionalNames(scope, idsIn(rows, 'professionalId'));
  const appointments = await readAppointmentCards(scope, idsIn(rows, 'appointmentId'));
  const sales = await readSaleCards(scope, saleIdsIn(rows));
  const drawers = await readDrawers(scope, rows);
  const receipts = await readReceipts(scope, rows);
  const returned = await listReturnedIds(scope, rows);
  const takenOff = await readTakenOff(scope, rows);
  const payouts = await readPayoutSums(scope, rows);
  const users = await readAccountNames(scope, idsIn(rows, 'createdBy'));
  return rows.map((row) => ({
    ...row,
    method: methods.get(row.paymentMethodId ?? '') ?? null,
    categoryName: categories.get(row.categoryId ?? '') ?? null,
    professionalName: professionals.get(row.professionalId ?? '') ?? null,
    clientName:
      (appointments.get(row.appointmentId ?? '') ?? sales.get(row.settlementId ?? ''))
        ?.clientName ?? null,
    drawer: drawerOfRow(row, drawers),
    isReturned: returned.has(row.id),
    takenOff: takenOff.get(row.id) ?? cents(0),
    receiptId: receipts.get(row.settlementId ?? '') ?? row.settlementId,
    createdByName: users.get(row.createdBy ?? '') ?? null,
    ...inPayout(row, payouts.get(row.payoutId ?? '')),
  }));
}

type InPayout = Pick<TransactionView, 'payout' | 'refundedAt' | 'appointmentId'>;

/** What stands for all parts is taken back when all of them are, and belongs to no visit of theirs. */
function inPayout(row: TransactionRow, sums: PayoutSums | undefined): InPayout {
  const { payoutId: id, refundedAt, appointmentId } = row;
  if (id === null || !sums) return { payout: null, refundedAt, appointmentId };
  const payout = { id, ...sums };
  if (row.payoutTotal === null) return { payout, refundedAt, appointmentId };
  const isOne = sums.appointments === 1 && sums.sales === 0;
  return { payout, refundedAt: sums.refundedAt, appointmentId: isOne ? appointmentId : null };
}

function namesById(rows: readonly { id: string; name: string }[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type IdColumn = 'professionalId' | 'appointmentId' | 'createdBy' | 'cashSessionId' | 'settlementId';

function idsIn(rows: readonly TransactionRow[], column: IdColumn): string[] {
  return [...new Set(rows.flatMap((row) => row[column] ?? []))];
}

function saleIdsIn(rows: readonly TransactionRow[]): string[] {
  const ofSales = rows.filter(({ appointmentId }) => appointmentId === null);
  return idsIn(ofSales, 'settlementId');
}

async function readDrawers(
  scope: CompanyScope,
  rows: readonly TransactionRow[],
): Promise<ReadonlyMap<string, Drawer>> {
  const sessionIds = idsIn(rows, 'cashSessionId');
  if (sessionIds.length === 0) return new Map();
  const sessions = await scope
    .select({ id: cashSessions.id, status: cashSessions.status })
    .from(cashSessions)
    .where(sql`${cashSessions.id} = any (${sql.param(sessionIds)}::uuid[])`);
  return new Map(sessions.map(({ id, status }) => [id, status]));
}

function drawerOfRow(row: TransactionRow, drawers: ReadonlyMap<string, Drawer>): Drawer {
  return drawers.get(row.cashSessionId ?? '') ?? 'none';
}

/** A refund is a settlement of its own, without a receipt. */
async function readReceipts(
  scope: CompanyScope,
  rows: readonly TransactionRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const refunds = rows.filter(({ kind }) => kind === 'refund');
  const ids = idsIn(refunds, 'settlementId');
  if (ids.length === 0) return new Map();
  const found = await scope
    .select({ id: settlements.id, refundOfId: settlements.refundOfId })
    .from(settlements)
    .where(sql`${settlements.id} = any (${sql.param(ids)}::uuid[])`);
  return new Map(found.map(({ id, refundOfId }) => [id, refundOfId]));
}

/** What was taken off each payment. At most one row stands, by the index with this condition. */
async function readTakenOff(
  scope: CompanyScope,
  rows: readonly TransactionRow[],
): Promise<ReadonlyMap<string, Cents>> {
  const ids = rows.flatMap(({ id, paysId, payoutId }) =>
    paysId === null || payoutId !== null ? [] : [id],
  );
  if (ids.length === 0) return new Map();
  const { paysId, amount, refundedAt, refundOfId } = transactions;
  const found = await scope
    .select({ paymentId: paysId, amount })
    .from(transactions)
    .where(
      sql`${paysId} = any (${sql.param(ids)}::uuid[])
        and ${refundedAt} is null and ${refundOfId} is null`,
    );
  return new Map(found.flatMap((row) => (row.paymentId ? [[row.paymentId, row.amount]] : [])));
}
