import { isOfFormer } from '@app/domain/messaging/occasion';
import { asksForAnswer, unansweredAt } from '@app/domain/messaging/unanswered';
import { eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readOwnCompany } from '../company/company-lookup.queries.ts';
import { findEntry } from '../scheduling/appointments/appointments.queries.ts';
import { hasWrittenSince } from './conversations/conversations.queries.ts';
import type { MessageRow } from './messages.queries.ts';
import { messages } from './messages.table.ts';
import { readMessagingSettings } from './messaging-settings.queries.ts';
import { noteUnanswered } from './notices/notices.commands.ts';

export const LOOK_FOR_ANSWER = 'reminder.look-for-answer';
/** What waits in the queue for it. */
export type AwaitedAnswer = { companyId: string; messageId: string; startTime: string };

/**
 * A reminder that asks has left: before the visit somebody looks whether it was answered. Whoever first
 * hears what the gateway calls it says so: our own answer, its news, or a receipt.
 */
export async function expectAnswer(scope: CompanyScope, message: MessageRow): Promise<void> {
  const leftAt = leftAtOf(message);
  if (!message.appointmentId || !leftAt || !asksForAnswer(message)) return;
  const entry = await findEntry(scope, message.appointmentId);
  if (!entry) return;
  const { timezone } = await readOwnCompany(scope);
  const { quietFrom: from, quietUntil: until } = await readMessagingSettings(scope);
  const company = { zone: timezone, quiet: { from, until } };
  const startAfter = unansweredAt({ startTime: entry.startTime, leftAt }, company);
  if (!startAfter) return;
  const awaited: AwaitedAnswer = {
    companyId: scope.companyId,
    messageId: message.id,
    startTime: entry.startTime.toString(),
  };
  await scope.jobs.enqueue(LOOK_FOR_ANSWER, awaited, { startAfter });
}

/** The same of several, which whoever heard of them did not read. */
export async function expectAnswers(scope: CompanyScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const left = await scope
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]));
  for (const message of left) await expectAnswer(scope, message);
}

/** Whoever wrote anything since has answered, or waits for an answer herself. */
export async function lookForAnswer(
  scope: CompanyScope,
  { messageId, startTime }: AwaitedAnswer,
  now: Temporal.Instant,
): Promise<void> {
  const [message] = await scope.select().from(messages).where(eq(messages.id, messageId));
  const askedAt = message && leftAtOf(message);
  if (!message?.appointmentId || !askedAt || message.state === 'failed') return;
  if (isOfFormer(message.occasionKey)) return;
  const entry = await findEntry(scope, message.appointmentId);
  if (entry?.status !== 'scheduled' || entry.startTime.toString() !== startTime) return;
  if (Temporal.Instant.compare(entry.startTime, now) <= 0) return;
  if (await hasWrittenSince(scope, message.recipient, askedAt)) return;
  const { id: appointmentId, professionalId } = entry;
  await noteUnanswered(scope, { appointmentId, professionalId, startTime: entry.startTime });
}

function leftAtOf({ takenAt, sentAt }: MessageRow): Temporal.Instant | null {
  return takenAt ?? sentAt;
}
