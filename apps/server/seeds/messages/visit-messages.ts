import { usualText } from '@app/domain/messaging/default-texts';
import { type AppointmentOccasion, occasionKey } from '@app/domain/messaging/occasion';
import { renderTemplate, type TemplateValues } from '@app/domain/messaging/template';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import { eq, isNotNull } from 'drizzle-orm';
import type { CompanyScope } from '../../src/foundation/database/scopes.ts';
import { appointments } from '../../src/modules/scheduling/appointments/appointments.table.ts';
import { professionals } from '../../src/modules/team/professionals.table.ts';
import {
  type Correspondent,
  isOver,
  type Row,
  skippedRow,
  type Writing,
  writtenRow,
} from './message-row.ts';

export type ToldVisit = Awaited<ReturnType<typeof readVisits>>[number];
export type Book = {
  visits: readonly ToldVisit[];
  clients: ReadonlyMap<string, Correspondent>;
  companyName: string;
};

/** Everything that was booked, in the order in which it takes place. */
export async function readVisits(scope: CompanyScope) {
  const { id, clientId, startTime, createdAt, status, serviceNames } = appointments;
  const rows = await scope
    .select({
      id,
      clientId,
      startTime,
      createdAt,
      status,
      serviceNames,
      needsApproval: appointments.needsApproval,
      professional: professionals.name,
    })
    .from(appointments)
    .innerJoin(professionals, eq(professionals.id, appointments.professionalId))
    .where(isNotNull(clientId))
    .orderBy(startTime, id);
  return rows.flatMap((row) => (row.clientId === null ? [] : [{ ...row, clientId: row.clientId }]));
}

/** Reminders were switched on a year ago, the rest when they had proved themselves. */
const REST_SINCE = { hours: 24 * 60 };
const REMINDED_BEFORE = { hours: 24 };
const CANCELLED_BEFORE = { hours: 27 };

/** What was written about visits until now; what is still to come waits by itself. */
export function visitMessages(writing: Writing, book: Book): Row[] {
  return book.visits.flatMap((visit) => {
    const client = book.clients.get(visit.clientId);
    return client ? messagesOf(writing, { ...book, visit, client }) : [];
  });
}

type About = Book & { visit: ToldVisit; client: Correspondent };

function messagesOf(writing: Writing, about: About): Row[] {
  const { now } = writing;
  const { visit } = about;
  const remindedAt = visit.startTime.subtract(REMINDED_BEFORE);
  const isReminded = isOver(visit.createdAt, remindedAt) && isOver(remindedAt, now);
  const isRecent = isOver(now.subtract(REST_SINCE), visit.createdAt);
  return [
    ...(isRecent ? [said(writing, about, 'appointment_created', visit.createdAt)] : []),
    ...(isReminded ? [reminder(writing, about, remindedAt)] : []),
    ...(isRecent && visit.status === 'cancelled' ? cancellation(writing, about) : []),
  ];
}

function reminder(writing: Writing, about: About, at: Temporal.Instant): Row {
  const occasion = 'appointment_reminder_24h';
  if (about.visit.status !== 'cancelled') return said(writing, about, occasion, at);
  return skippedRow(writing, letterOf(about, { occasion, at, text: '' }), 'cancelled');
}

function cancellation(writing: Writing, about: About): Row[] {
  const { startTime, createdAt } = about.visit;
  const wished = startTime.subtract(CANCELLED_BEFORE);
  const isPossible = isOver(createdAt, wished) && isOver(wished, writing.now);
  const at = isPossible ? wished : createdAt.add({ minutes: 40 });
  return [said(writing, about, 'appointment_cancelled', at)];
}

function said(
  writing: Writing,
  about: About,
  occasion: AppointmentOccasion,
  at: Temporal.Instant,
): Row {
  const text = renderTemplate(usualText(occasion), valuesOf(writing, about));
  return writtenRow(writing, letterOf(about, { occasion, at, text }));
}

type Saying = { occasion: AppointmentOccasion; at: Temporal.Instant; text: string };

function letterOf({ visit, client }: About, { occasion, at, text }: Saying) {
  const key = occasionKey({ of: 'appointment', id: visit.id, occasion, at: visit.startTime });
  return { occasion, key, to: client, at, text, appointmentId: visit.id };
}

function valuesOf({ timezone }: Writing, { visit, client, companyName }: About): TemplateValues {
  return {
    client_name: client.name,
    company_name: companyName,
    appointment_date: formatDate(todayIn(timezone, visit.startTime)),
    appointment_time: formatTime(visit.startTime, timezone),
    service_name: visit.serviceNames,
    professional_name: visit.professional,
  };
}
