import type { PaymentMethodKind } from '@app/domain/company/payment-method';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readClientCards } from '../../clients/client-cards.queries.ts';
import { type CompanyRow, readCompany } from '../../company/company.queries.ts';
import { listPaymentMethods } from '../../company/payment-methods.queries.ts';
import { readAccountNames } from '../../identity/account-names.queries.ts';
import { listRewardLines } from '../../loyalty/client-loyalty.queries.ts';
import { listPrepaidLines, type PrepaidReceiptLine } from '../../prepaid/prepaid-lines.queries.ts';
import {
  type AppointmentCard,
  readAppointmentCards,
} from '../../scheduling/appointments/appointment-cards.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import { settlementItems, settlements } from './settlements.table.ts';

export type SettlementRow = typeof settlements.$inferSelect;
type SettlementItemRow = typeof settlementItems.$inferSelect;
type PaidPart = {
  methodName: string;
  methodKind: PaymentMethodKind;
  amount: number;
  brand: string;
  instalments: number;
};
/** A payment with everything that stands on its receipt. */
export type SettlementView = SettlementRow & {
  items: SettlementItemRow[];
  parts: PaidPart[];
  /** Null when something was sold at the counter. */
  appointment: AppointmentCard | null;
  /** Who paid, where anybody said. */
  client: { name: string; phone: string; email: string } | null;
  company: CompanyRow;
  professionalName: string | null;
  createdByName: string | null;
  rewards: string[];
  prepaidLines: PrepaidReceiptLine[];
};

/** A payment; what takes one back is none. */
export function findSettlement(scope: CompanyScope, id: string): Promise<SettlementView | null> {
  return newest(scope, eq(settlements.id, id));
}

/** The one that counts, else the latest that was taken back. */
export function findSettlementOf(
  scope: CompanyScope,
  appointmentId: string,
): Promise<SettlementView | null> {
  return newest(scope, eq(settlements.appointmentId, appointmentId));
}

/** A settlement that was just stored. */
export async function readSettlement(scope: CompanyScope, id: string): Promise<SettlementView> {
  const found = await findSettlement(scope, id);
  if (!found) throw new Error('The settlement that was stored is gone');
  return found;
}

/** What is paid for the appointment and was not taken back. */
export async function findStandingSettlement(
  scope: CompanyScope,
  appointmentId: string,
): Promise<SettlementRow | null> {
  const [row] = await scope
    .select()
    .from(settlements)
    .where(
      and(
        eq(settlements.appointmentId, appointmentId),
        isNull(settlements.refundOfId),
        isNull(settlements.refundedAt),
      ),
    );
  return row ?? null;
}

export async function findSettlementRow(
  scope: CompanyScope,
  id: string,
): Promise<SettlementRow | null> {
  const [row] = await scope.select().from(settlements).where(eq(settlements.id, id));
  return row ?? null;
}

export function listItems(scope: CompanyScope, settlementId: string): Promise<SettlementItemRow[]> {
  return scope
    .select()
    .from(settlementItems)
    .where(eq(settlementItems.settlementId, settlementId))
    .orderBy(asc(settlementItems.position));
}

async function newest(scope: CompanyScope, which: SQL): Promise<SettlementView | null> {
  const [row] = await scope
    .select()
    .from(settlements)
    .where(and(which, isNull(settlements.refundOfId)))
    .orderBy(sql`${settlements.refundedAt} is null desc`, desc(settlements.id))
    .limit(1);
  return row ? withReceipt(scope, row) : null;
}

async function withReceipt(scope: CompanyScope, row: SettlementRow): Promise<SettlementView> {
  const appointment = await appointmentOf(scope, row);
  const people = row.professionalId === null ? [] : [row.professionalId];
  const professionals = await readProfessionalNames(scope, people);
  const items = await listItems(scope, row.id);
  const parts = await listParts(scope, row.id);
  const company = await readCompany(scope);
  const accounts = await readAccountNames(scope, [row.createdBy]);
  return {
    ...row,
    items,
    parts,
    appointment,
    client: await clientOf(scope, row, appointment),
    company,
    professionalName: professionals.get(row.professionalId ?? '') ?? null,
    createdByName: accounts.get(row.createdBy) ?? null,
    rewards: await listRewardLines(scope, row.id),
    prepaidLines: row.prepaid === 0 ? [] : await listPrepaidLines(scope, row.id),
  };
}

async function appointmentOf(
  scope: CompanyScope,
  { appointmentId }: SettlementRow,
): Promise<AppointmentCard | null> {
  if (appointmentId === null) return null;
  const card = (await readAppointmentCards(scope, [appointmentId])).get(appointmentId);
  if (!card) throw new Error('A settlement without its appointment');
  return card;
}

async function clientOf(
  scope: CompanyScope,
  { clientId }: SettlementRow,
  appointment: AppointmentCard | null,
): Promise<SettlementView['client']> {
  if (appointment) {
    const { clientName: name, clientPhone: phone, clientEmail: email } = appointment;
    return { name, phone, email };
  }
  if (clientId === null) return null;
  return (await readClientCards(scope, [clientId])).get(clientId) ?? null;
}

/** Each part that was paid, the tip in it with the rest, in their order. */
export async function listMoneyParts(
  scope: CompanyScope,
  settlementId: string,
): Promise<MoneyPart[]> {
  const { paymentMethodId, amount, paidTogether, fee, cardBrand, instalments } = transactions;
  const rows = await scope
    .select({ paymentMethodId, amount, paidTogether, fee, brand: cardBrand, instalments })
    .from(transactions)
    .where(
      and(
        eq(transactions.settlementId, settlementId),
        sql`${transactions.kind} in ('payment', 'tip')`,
      ),
    )
    .orderBy(asc(transactions.id));
  const parts: MoneyPart[] = [];
  let missing = 0;
  // A tip stands right after the payment that it was in, and both say what they come to.
  for (const { paidTogether: whole, paymentMethodId: way, ...row } of rows) {
    const last = missing > 0 ? parts.pop() : undefined;
    missing = (last ? missing : (whole ?? row.amount)) - row.amount;
    parts.push({
      ...row,
      paymentMethodId: way ?? '',
      amount: sumOf([last?.amount ?? cents(0), row.amount]),
      fee: sumOf([last?.fee ?? cents(0), row.fee]),
    });
  }
  return parts;
}

/** `fee` is what the card machine keeps of it. */
type MoneyPart = {
  paymentMethodId: string;
  amount: Cents;
  fee: Cents;
  brand: string;
  instalments: number;
};

async function listParts(
  scope: CompanyScope,
  settlementId: string,
): Promise<SettlementView['parts']> {
  const parts = await listMoneyParts(scope, settlementId);
  const methods = new Map((await listPaymentMethods(scope)).map((method) => [method.id, method]));
  return parts.map(({ paymentMethodId, amount, brand, instalments }) => ({
    methodName: methods.get(paymentMethodId)?.name ?? '',
    methodKind: methods.get(paymentMethodId)?.kind ?? 'other',
    amount,
    brand,
    instalments,
  }));
}
