import type { PaidBefore } from '@app/domain/cash/owed';
import { OWED_KINDS } from '@app/domain/cash/transaction';
import { sumOf } from '@app/domain/shared/money';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { listPaidIds } from './owed.queries.ts';
import { settlements } from './settlements.table.ts';
import { transactions } from './transactions.table.ts';

type Earned = { appointmentId: string; professionalId: string };

/** What she has got for the appointment, and the payment it was owed of was taken back since. */
export async function sumPaidBefore(
  scope: CompanyScope,
  { appointmentId, professionalId }: Earned,
): Promise<PaidBefore> {
  const { id, kind, amount } = transactions;
  const rows = await scope
    .select({ id, kind, amount })
    .from(transactions)
    .innerJoin(settlements, eq(settlements.id, transactions.settlementId))
    .where(
      and(
        eq(transactions.appointmentId, appointmentId),
        eq(transactions.professionalId, professionalId),
        inArray(kind, [...OWED_KINDS]),
        isNull(transactions.refundedAt),
        isNotNull(settlements.refundedAt),
      ),
    );
  const paidIds = await listPaidIds(
    scope,
    rows.map((row) => row.id),
  );
  const paidOf = (owed: (typeof OWED_KINDS)[number]) =>
    sumOf(rows.filter((row) => row.kind === owed && paidIds.has(row.id)).map((row) => row.amount));
  return { commission: paidOf('commission'), tip: paidOf('tip_share') };
}
