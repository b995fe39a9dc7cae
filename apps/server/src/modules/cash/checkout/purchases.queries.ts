import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { appointmentIdsOf } from '../../scheduling/appointments/appointment-clients.queries.ts';
import { professionalNameOf } from '../../team/bookable-professionals.queries.ts';
import { settlementItems, settlements } from './settlements.table.ts';

const MOST_SHOWN = 100;

/** What a client bought besides services, with a visit or without one; newest first. */
export function listPurchases(scope: CompanyScope, clientId: string) {
  const { id, settlementId, kind, name, quantity, gross, discount, date } = settlementItems;
  const { receiptNumber, refundedAt } = settlements;
  const sellerName = professionalNameOf(settlementItems.professionalId);
  return scope
    .select({
      id,
      settlementId,
      kind,
      name,
      quantity,
      gross,
      discount,
      date,
      receiptNumber,
      refundedAt,
      sellerName,
    })
    .from(settlements)
    .innerJoin(settlementItems, eq(settlementId, settlements.id))
    .where(and(ne(kind, 'service'), isNull(settlements.refundOfId), isPaidBy(scope, clientId)))
    .orderBy(desc(date), desc(settlementId), asc(settlementItems.position))
    .limit(MOST_SHOWN);
}

/** As part of another query: what one client paid for. */
export function settlementIdsOf(scope: CompanyScope, clientId: string): SQL {
  return sql`${scope.select({ id: settlements.id }).from(settlements).where(isPaidBy(scope, clientId))}`;
}

function isPaidBy(scope: CompanyScope, clientId: string): SQL | undefined {
  const visits = appointmentIdsOf(scope, clientId);
  return or(eq(settlements.clientId, clientId), sql`${settlements.appointmentId} in ${visits}`);
}

const LAST_SOLD = 5;
/** Further back nobody looks for what is likely to be sold next. */
const LOOKED_AT = 200;

/** The products of the latest sales, each once, newest first. */
export async function listLastSold(scope: CompanyScope): Promise<string[]> {
  const rows = await scope
    .select({ productId: settlementItems.productId })
    .from(settlementItems)
    .where(and(eq(settlementItems.kind, 'product'), sql`${settlementItems.gross} >= 0`))
    .orderBy(desc(settlementItems.date), desc(settlementItems.id))
    .limit(LOOKED_AT);
  return [...new Set(rows.flatMap(({ productId }) => productId ?? []))].slice(0, LAST_SOLD);
}
