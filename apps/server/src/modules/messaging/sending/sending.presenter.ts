import type {
  MessageFilters,
  sentMessage,
  TestForm,
} from '@app/contract/messaging/sending.contract';
import type { Answer } from '@app/contract/shared/schemas';
import type { TemplateValues } from '@app/domain/messaging/template';
import type { LoggedMessage, MessageSearch } from './message-log.queries.ts';

/** What the gateway calls it, and whose number it was, is nobody's business. */
export function presentMessage(message: LoggedMessage): Answer<typeof sentMessage> {
  const { companyId, reengagementId, campaignId, providerId, usedNumber, ...told } = message;
  return told;
}

/** Days of the calendar as the moments between which they lie. */
export function searchOf(
  { fromDate, untilDate, ...filters }: MessageFilters,
  timezone: string,
): MessageSearch {
  const startOf = (day: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime(timezone).toInstant();
  return {
    ...filters,
    ...(fromDate && { from: startOf(fromDate) }),
    ...(untilDate && { until: startOf(untilDate) }),
  };
}

export function testValuesOf(test: TestForm): TemplateValues {
  return {
    client_name: test.clientName,
    appointment_date: test.appointmentDate,
    appointment_time: test.appointmentTime,
    service_name: test.serviceName,
    professional_name: test.professionalName,
    company_name: test.companyName,
  };
}
