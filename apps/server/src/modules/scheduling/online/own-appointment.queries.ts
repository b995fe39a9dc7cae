import { todayIn } from '@app/domain/shared/local-time';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type ClientRow, findClient } from '../../clients/clients.queries.ts';
import { type CompanyRow, readCompany } from '../../company/company.queries.ts';
import { listClientPackages } from '../../prepaid/packages/client-packages.queries.ts';
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
  sessions: OwnSessions[];
};
type OwnSessions = { serviceName: string; left: number; validUntil: Temporal.PlainDate | null };

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
  const company = await readCompany(scope);
  return {
    entry,
    client,
    company,
    professionalName: names.get(entry.professionalId) ?? '',
    takesBookings: (await findBookableCompany(scope, now)) !== null,
    visitor: await findVisitor(scope, appointmentId),
    sessions: await listOwnSessions(scope, { entry, client, company }),
  };
}

/**
 * What pays this visit without money. Whoever booked online only typed a phone, which may be somebody
 * else's: she learns nothing of what that client bought.
 */
async function listOwnSessions(
  scope: CompanyScope,
  { entry, client, company }: Pick<OwnAppointment, 'entry' | 'client' | 'company'>,
): Promise<OwnSessions[]> {
  const isOpen = entry.status === 'scheduled' || entry.status === 'confirmed';
  if (entry.source === 'client' || !isOpen) return [];
  const day = todayIn(company.timezone, entry.startTime);
  const bought = await listClientPackages(scope, client.id, day);
  const booked = new Set(entry.services.map(({ serviceId }) => serviceId));
  return bought
    .filter(({ standing }) => standing === 'usable')
    .flatMap(({ services, validUntil }) =>
      services
        .filter(({ serviceId, left }) => left > 0 && booked.has(serviceId))
        .map(({ serviceName, left }) => ({ serviceName, left, validUntil })),
    );
}
