import { daysUntilBirthday } from '@app/domain/messaging/birthday';
import { usualText } from '@app/domain/messaging/default-texts';
import type { AppointmentOccasion } from '@app/domain/messaging/occasion';
import { renderTemplate, type TemplateValues } from '@app/domain/messaging/template';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { ClientRow } from '../clients/clients.queries.ts';
import type { CompanyRow } from '../company/company.queries.ts';
import type { Entry } from '../scheduling/appointments/appointments.queries.ts';
import { findProfessional } from '../team/professionals.queries.ts';
import { messageAutomations } from './message-automations.table.ts';
import { messageTemplates } from './message-templates.table.ts';

export type Occurrence = { entry: Entry; client: ClientRow; company: CompanyRow };

/** What is said now, in the words the company chose; `null` where it is switched off. */
export async function textOf(
  scope: CompanyScope,
  occasion: AppointmentOccasion,
  occurrence: Occurrence & { now: Temporal.Instant },
): Promise<string | null> {
  const [said] = await scope
    .select({ text: messageTemplates.text, active: messageTemplates.active })
    .from(messageAutomations)
    .leftJoin(messageTemplates, eq(messageTemplates.id, messageAutomations.templateId))
    .where(
      and(
        eq(messageAutomations.enabled, true),
        // A move has no switch of its own, and is armed by nothing.
        eq(messageAutomations.automation, occasion as never),
      ),
    );
  if (!said) return null;
  const chosen = said.active ? said.text : null;
  return renderTemplate(chosen ?? usualText(occasion), await valuesOf(scope, occurrence));
}

async function valuesOf(
  scope: CompanyScope,
  { entry, client, company, now }: Occurrence & { now: Temporal.Instant },
): Promise<TemplateValues> {
  const { timezone } = company;
  const professional = await findProfessional(scope, entry.professionalId);
  const { birthDate } = client;
  return {
    client_name: client.name,
    appointment_date: formatDate(todayIn(timezone, entry.startTime)),
    appointment_time: formatTime(entry.startTime, timezone),
    service_name: entry.serviceNames,
    professional_name: professional?.name ?? '',
    company_name: company.tradeName || company.name,
    ...(birthDate && {
      birthday_date: formatDate(birthDate).slice(0, 5),
      days_until_birthday: String(daysUntilBirthday(birthDate, todayIn(timezone, now))),
    }),
  };
}
