import { type Cents, cents } from '@app/domain/shared/money';
import { and, inArray, isNotNull } from 'drizzle-orm';
import { lockName } from '../../../foundation/database/named-lock.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readOwedByPayment } from '../../prepaid/accounts/accounts.queries.ts';
import { noteOwed } from '../../scheduling/appointments/appointment-payment.commands.ts';
import { settlements } from './settlements.table.ts';

type Payment = { settlementId: string; clientId: string | null };

/** What of a payment the client still owes, on her account. */
export async function readOwedOf(
  scope: CompanyScope,
  { settlementId, clientId }: Payment,
): Promise<Cents> {
  if (clientId === null) return cents(0);
  return (await readOwedByPayment(scope, clientId)).get(settlementId) ?? cents(0);
}

/**
 * Her visits say what she owes of them after her account changed. A job of its own: at the counter, whoever
 * pays in would wait for the visits, and whoever refunds a visit for her account.
 */
export async function followAccount(
  scope: CompanyScope,
  { clientId }: { clientId: string },
): Promise<void> {
  // Of two that read her account at once, the one that knows less would have the last word.
  await lockName(scope, `owed:${clientId}`);
  const owed = await readOwedByPayment(scope, clientId);
  const paid = await scope
    .select({ id: settlements.id, appointmentId: settlements.appointmentId })
    .from(settlements)
    .where(and(inArray(settlements.id, [...owed.keys()]), isNotNull(settlements.appointmentId)));
  const ofVisits = paid.map(
    ({ id, appointmentId }) => [appointmentId ?? '', owed.get(id) ?? cents(0)] as const,
  );
  await noteOwed(scope, clientId, new Map(ofVisits));
}
