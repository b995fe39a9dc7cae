import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
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
  const visits = appointmentIdsOf(scope, clientId);
  return scope
    .select({
      ...{ id, settlementId, kind, name, quantity, gross, discount, date },
      ...{ receiptNumber, refundedAt, sellerName },
    })
    .from(settlements)
    .innerJoin(settlementItems, eq(settlementId, settlements.id))
    .where(
      and(
        ne(kind, 'service'),
        isNull(settlements.refundOfId),
        or(eq(settlements.clientId, clientId), sql`${settlements.appointmentId} in ${visits}`),
      ),
    )
    .orderBy(desc(date), desc(settlementId), asc(settlementItems.position))
    .limit(MOST_SHOWN);
}
