import { and, desc, inArray, max, ne } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type ClientOfPhone, listClientsOfPhone } from '../../clients/client-phones.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';

/** Of those who share a phone whoever came last, or comes next, is the likeliest; then the oldest. */
export async function listLikeliestOfPhone(
  scope: CompanyScope,
  phoneKey: string,
): Promise<ClientOfPhone[]> {
  const known = await listClientsOfPhone(scope, phoneKey);
  if (known.length < 2) return known;
  const ids = known.map(({ id }) => id);
  const { clientId, startTime, status } = appointments;
  const seen = await scope
    .select({ clientId })
    .from(appointments)
    .where(and(inArray(clientId, ids), ne(status, 'cancelled')))
    .groupBy(clientId)
    .orderBy(desc(max(startTime)));
  const places = new Map(seen.map((one, place) => [one.clientId, place]));
  const placeOf = ({ id }: ClientOfPhone) => places.get(id) ?? ids.length;
  return known.toSorted((one, other) => placeOf(one) - placeOf(other));
}
