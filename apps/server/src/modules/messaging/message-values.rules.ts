import { renderTemplate, type TemplateValues, usedVariables } from '@app/domain/messaging/template';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { type ClientRow, findClient } from '../clients/clients.queries.ts';
import { type CompanyRow, readCompany } from '../company/company.queries.ts';
import { type Entry, findEntry } from '../scheduling/appointments/appointments.queries.ts';
import { findNearestVisit } from '../scheduling/appointments/upcoming-appointments.queries.ts';
import { findProfessional } from '../team/professionals.queries.ts';
import { clientValues } from './client-values.rules.ts';

/** About whom and at which moment something is said; the visit too, where it is about one. */
export type Known = { client: ClientRow; company: CompanyRow; now: Temporal.Instant };
export type KnownVisit = Known & { entry: Entry };

/** A text with everything put in that is known of its client, and of her visit where there is one. */
export async function filledText(
  scope: CompanyScope,
  text: string,
  known: Known & { entry?: Entry },
): Promise<string> {
  const { entry } = known;
  return renderTemplate(text, {
    ...(await clientValues(scope, known.client, { ...known, used: usedVariables(text) })),
    ...(entry && (await valuesOfVisit(scope, { ...known, entry }))),
  });
}

/** What the variables stand for in the company's next visit, or its last; `null` without any. */
export async function sampleOf(
  scope: CompanyScope,
  now: Temporal.Instant,
): Promise<{ clientName: string; values: TemplateValues } | null> {
  const id = await findNearestVisit(scope, now);
  const entry = id ? await findEntry(scope, id) : null;
  const client = entry?.clientId ? await findClient(scope, entry.clientId) : null;
  if (!entry || !client) return null;
  const known = { client, company: await readCompany(scope), now };
  const values = {
    ...(await clientValues(scope, client, known)),
    ...(await valuesOfVisit(scope, { ...known, entry })),
  };
  return { clientName: client.name, values };
}

export async function valuesOfVisit(
  scope: CompanyScope,
  { entry, company: { timezone } }: KnownVisit,
): Promise<TemplateValues> {
  const professional = await findProfessional(scope, entry.professionalId);
  return {
    appointment_date: formatDate(todayIn(timezone, entry.startTime)),
    appointment_time: formatTime(entry.startTime, timezone),
    service_name: entry.serviceNames,
    professional_name: professional?.name ?? '',
  };
}
