import { daysUntilBirthday } from '@app/domain/messaging/birthday';
import type { TemplateValues } from '@app/domain/messaging/template';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { ClientRow } from '../clients/clients.queries.ts';
import type { CompanyRow } from '../company/company.queries.ts';
import { readAttendance } from '../scheduling/visits/attendance.queries.ts';

/** What a text can say of a client, whatever it is about. */
export async function clientValues(
  scope: CompanyScope,
  client: Pick<ClientRow, 'id' | 'name' | 'birthDate'>,
  { company, now }: { company: CompanyRow; now: Temporal.Instant },
): Promise<TemplateValues> {
  const zone = company.timezone;
  const today = todayIn(zone, now);
  const { appointments, lastOn } = await readAttendance(scope, client.id, { zone, now });
  const { birthDate } = client;
  return {
    client_name: client.name,
    company_name: company.tradeName || company.name,
    total_appointments: String(appointments),
    ...(lastOn && {
      last_appointment_date: formatDate(lastOn),
      days_since_last_appointment: String(lastOn.until(today, { largestUnit: 'day' }).days),
    }),
    ...(birthDate && {
      birthday_date: formatDate(birthDate).slice(0, 5),
      days_until_birthday: String(daysUntilBirthday(birthDate, today)),
    }),
  };
}
