import {
  commissionDescription,
  paymentDescription,
  tipDescription,
  tipShareDescription,
} from '@app/domain/cash/description';
import type { AnnouncedPayment } from '@app/domain/cash/events';
import { type CountedKind, TYPE_OF_KIND } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { Entry } from '../scheduling/appointments.queries.ts';
import { readProfessionalNames } from '../team/bookable-professionals.queries.ts';
import type { Settled } from './settlements.commands.ts';
import { settlementItems, type settlements } from './settlements.table.ts';
import { transactions } from './transactions.table.ts';

type Stored = {
  settlement: Omit<typeof settlements.$inferSelect, 'companyId'>;
  entry: Pick<Entry, 'professionalId' | 'serviceNames'>;
  settled: Settled;
  categoryId: string | null;
};
type NewItem = typeof settlementItems.$inferInsert;
type NewTransaction = typeof transactions.$inferInsert;

/** What was paid for each service, what came in by each part, and what is owed of it. */
export async function storeSettlementRows(scope: CompanyScope, stored: Stored): Promise<void> {
  const { entry } = stored;
  const items = itemRows(stored);
  if (items.length > 0) await scope.insert(settlementItems).values(items);
  const names = await readProfessionalNames(scope, [entry.professionalId]);
  const name = names.get(entry.professionalId) ?? '';
  await scope.insert(transactions).values(moneyRows(stored, name));
}

export function itemRows({ settlement, settled }: Stored): NewItem[] {
  const { id: settlementId, date, professionalId } = settlement;
  return settled.items.map(({ paid: _paid, ...item }, position) => ({
    ...{ ...item, settlementId, position, date, professionalId },
  }));
}

/** What came in by each part, and what is owed of it. */
export function moneyRows(stored: Stored, professionalName: string): NewTransaction[] {
  return [...receivedRows(stored), ...owedRows(stored, professionalName)];
}

/** A present leaves a row of nothing, so that it is known how it was paid. */
function receivedRows({ settlement, entry, settled, categoryId }: Stored): NewTransaction[] {
  const { cashSessionId } = settlement;
  return settled.parts.flatMap(({ paymentMethodId, amount, payment, tip }) => {
    const through = { cashSessionId, paymentMethodId };
    const paid = {
      ...rowOf('payment', settlement),
      ...{ ...through, categoryId, amount: payment },
      description: paymentDescription(entry.serviceNames),
    };
    const tipped = {
      ...rowOf('tip', settlement),
      ...{ ...through, amount: tip },
      description: tipDescription(entry.serviceNames),
    };
    return [...(payment > 0 || amount === 0 ? [paid] : []), ...(tip > 0 ? [tipped] : [])];
  });
}

/** No money moves: it is what the professional is to be paid. */
function owedRows({ settlement, settled }: Stored, professionalName: string): NewTransaction[] {
  const { professionalId, tip } = settlement;
  const commissions = settled.items.flatMap(({ commission: amount, basisPoints }, itemPosition) =>
    basisPoints === null || amount === 0
      ? []
      : {
          ...rowOf('commission', settlement),
          ...{ amount, professionalId, itemPosition },
          description: commissionDescription(professionalName, basisPoints),
        },
  );
  if (tip === 0) return commissions;
  const share = { ...rowOf('tip_share', settlement), professionalId, amount: tip };
  return [...commissions, { ...share, description: tipShareDescription(professionalName) }];
}

type SettledKind = Exclude<CountedKind, 'manual'>;

function rowOf(
  kind: SettledKind,
  { id, appointmentId, date, createdBy, createdAt }: Stored['settlement'],
) {
  return {
    ...{ type: TYPE_OF_KIND[kind], kind, countsAs: kind },
    ...{ appointmentId, settlementId: id, date, createdBy, createdAt },
  };
}

export function announcedPayment(
  {
    id,
    appointmentId,
    professionalId,
    receiptNumber,
    subtotal,
    discount,
    tip,
    date,
  }: Stored['settlement'],
  { clientId }: Pick<Entry, 'clientId'>,
): AnnouncedPayment {
  if (clientId === null) throw new Error('An appointment without a client was paid');
  return {
    ...{ settlementId: id, appointmentId, clientId, professionalId, receiptNumber },
    ...{ paidInCents: cents(subtotal - discount), tipInCents: tip, date: date.toString() },
  };
}
