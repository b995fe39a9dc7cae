import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type ClientRow, findClient } from '../../clients/clients.queries.ts';
import { type CompanyRow, readCompany } from '../../company/company.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { type Entry, findEntry } from '../appointments/appointments.queries.ts';
import { appointmentLinks } from './appointment-links.table.ts';
import { findVisitor, type VisitorRow } from './appointment-visitors.queries.ts';
import { findBookableCompany } from './public-company.queries.ts';

/** Which appointment a link of this company opens. */
export async function findLinked(scope: CompanyScope, tokenHash: string): Promise<string | null> {
  const [link] = await scope
    .select({ appointmentId: appointmentLinks.appointmentId })
    .from(appointmentLinks)
    .where(eq(appointmentLinks.tokenHash, tokenHash));
  return link?.appointmentId ?? null;
}

/** Everything that a client's own page tells. */
export type OwnAppointment = {
  entry: Entry;
  client: ClientRow;
  company: CompanyRow;
  professionalName: string;
  takesBookings: boolean;
  /** What she typed herself; null where the team booked. */
  visitor: VisitorRow | null;
};

/** Null when the client asked to be forgotten: her links are forgotten too. */
export async function readOwn(
  scope: CompanyScope,
  appointmentId: string,
  now: Temporal.Instant,
): Promise<OwnAppointment | null> {
  const entry = await findEntry(scope, appointmentId);
  const client = entry?.clientId ? await findClient(scope, entry.clientId) : null;
  if (!entry || !client || client.anonymizedAt) return null;
  const names = await readProfessionalNames(scope, [entry.professionalId]);
  return {
    entry,
    client,
    company: await readCompany(scope),
    professionalName: names.get(entry.professionalId) ?? '',
    takesBookings: (await findBookableCompany(scope, now)) !== null,
    visitor: await findVisitor(scope, appointmentId),
  };
}
