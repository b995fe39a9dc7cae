import { daysUntilBirthday } from '@app/domain/messaging/birthday';
import {
  renderTemplate,
  TEMPLATE_VARIABLES,
  type TemplateValues,
  type TemplateVariable,
  usedVariables,
} from '@app/domain/messaging/template';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import { leadsElsewhere } from '@app/domain/shared/shown-name';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { type ClientRow, findClient } from '../clients/clients.queries.ts';
import { type CompanyRow, readCompany } from '../company/company.queries.ts';
import { type Entry, findEntry } from '../scheduling/appointments/appointments.queries.ts';
import { countClientVisits } from '../scheduling/appointments/client-visits.queries.ts';
import { findNearestVisit } from '../scheduling/appointments/upcoming-appointments.queries.ts';
import { findProfessional } from '../team/professionals.queries.ts';

/** About whom and at which moment something is said; the visit too, where it is about one. */
export type Known = { client: ClientRow; company: CompanyRow; now: Temporal.Instant };
export type KnownVisit = Known & {
  entry: Entry;
  /** Made for the message that speaks of it; empty where none was. */
  link?: string;
};

/** A text with everything put in that is known of its client, and of her visit where there is one. */
export async function filledText(
  scope: CompanyScope,
  text: string,
  known: Known & { entry?: Entry; link?: string },
): Promise<string> {
  const { entry } = known;
  return renderTemplate(text, {
    ...(await valuesOfClient(scope, known, usedVariables(text))),
    ...(entry && (await valuesOfVisit(scope, { ...known, entry }))),
  });
}

/** What the variables stand for in the company's next visit, or its last; `null` without any. */
export async function sampleOf(
  scope: CompanyScope,
  now: Temporal.Instant,
): Promise<{ clientName: string; isPast: boolean; values: TemplateValues } | null> {
  const id = await findNearestVisit(scope, now);
  const entry = id ? await findEntry(scope, id) : null;
  const client = entry?.clientId ? await findClient(scope, entry.clientId) : null;
  if (!entry || !client) return null;
  const known = { client, company: await readCompany(scope), now };
  const values = {
    ...(await valuesOfClient(scope, known, TEMPLATE_VARIABLES)),
    ...(await valuesOfVisit(scope, { ...known, entry })),
  };
  const isPast = Temporal.Instant.compare(entry.startTime, now) <= 0;
  return { clientName: client.name, isPast, values };
}

const OF_HISTORY: readonly TemplateVariable[] = [
  'last_appointment_date',
  'days_since_last_appointment',
  'total_appointments',
];

/** Her visits are counted only for a text that speaks of them. */
export async function valuesOfClient(
  scope: CompanyScope,
  known: Known,
  used: readonly TemplateVariable[],
): Promise<TemplateValues> {
  const { client, company, now } = known;
  const { birthDate } = client;
  const today = todayIn(company.timezone, now);
  return {
    // Whoever books online types any name for any phone: none of them is somebody's bait.
    client_name: leadsElsewhere(client.name) ? '' : client.name,
    company_name: company.tradeName || company.name,
    ...(birthDate && {
      birthday_date: formatDate(birthDate).slice(0, 5),
      days_until_birthday: String(daysUntilBirthday(birthDate, today)),
    }),
    ...(used.some((one) => OF_HISTORY.includes(one)) && (await valuesOfHistory(scope, known))),
  };
}

async function valuesOfHistory(
  scope: CompanyScope,
  { client, company: { timezone }, now }: Known,
): Promise<TemplateValues> {
  const { total, last } = await countClientVisits(scope, client.id, now);
  const day = last && todayIn(timezone, last);
  return {
    total_appointments: String(total),
    ...(day && {
      last_appointment_date: formatDate(day),
      days_since_last_appointment: String(day.until(todayIn(timezone, now)).days),
    }),
  };
}

export async function valuesOfVisit(
  scope: CompanyScope,
  { entry, company: { timezone }, link = '' }: KnownVisit,
): Promise<TemplateValues> {
  const professional = await findProfessional(scope, entry.professionalId);
  return {
    appointment_date: formatDate(todayIn(timezone, entry.startTime)),
    appointment_time: formatTime(entry.startTime, timezone),
    service_name: entry.serviceNames,
    professional_name: professional?.name ?? '',
    review_link: link,
  };
}
