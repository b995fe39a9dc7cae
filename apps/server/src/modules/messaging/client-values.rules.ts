import { daysUntilBirthday } from '@app/domain/messaging/birthday';
import {
  TEMPLATE_VARIABLES,
  type TemplateValues,
  type TemplateVariable,
} from '@app/domain/messaging/template';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { ClientRow } from '../clients/clients.queries.ts';
import type { CompanyRow } from '../company/company.queries.ts';
import { readAttendance } from '../scheduling/visits/attendance.queries.ts';

type Telling = {
  company: CompanyRow;
  now: Temporal.Instant;
  /** Her visits are counted only for a text that speaks of them. */
  used?: readonly TemplateVariable[];
};

const OF_VISITS: readonly TemplateVariable[] = [
  'last_appointment_date',
  'days_since_last_appointment',
  'total_appointments',
];

/** What a text can say of a client, whatever it is about. */
export async function clientValues(
  scope: CompanyScope,
  client: Pick<ClientRow, 'id' | 'name' | 'birthDate'>,
  { company, now, used = TEMPLATE_VARIABLES }: Telling,
): Promise<TemplateValues> {
  const { birthDate } = client;
  const today = todayIn(company.timezone, now);
  return {
    client_name: client.name,
    company_name: company.tradeName || company.name,
    ...(birthDate && {
      birthday_date: formatDate(birthDate).slice(0, 5),
      days_until_birthday: String(daysUntilBirthday(birthDate, today)),
    }),
    ...(used.some((one) => OF_VISITS.includes(one)) &&
      (await visitValues(scope, client.id, { zone: company.timezone, now }))),
  };
}

async function visitValues(
  scope: CompanyScope,
  clientId: string,
  { zone, now }: { zone: string; now: Temporal.Instant },
): Promise<TemplateValues> {
  const { appointments, lastOn } = await readAttendance(scope, clientId, { zone, now });
  return {
    total_appointments: String(appointments),
    ...(lastOn && {
      last_appointment_date: formatDate(lastOn),
      days_since_last_appointment: String(lastOn.until(todayIn(zone, now)).days),
    }),
  };
}
