import { occasionKey } from '@app/domain/messaging/occasion';
import { sendableNumber } from '@app/domain/messaging/recipient';
import { inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isBareAddress } from '../../foundation/mail/mail-message.ts';
import { type ClientRow, findClient } from '../clients/clients.queries.ts';
import { readCompany } from '../company/company.queries.ts';
import { findEntry } from '../scheduling/appointments/appointments.queries.ts';
import { findVisitor } from '../scheduling/online/appointment-visitors.queries.ts';
import { filledText } from './message-values.rules.ts';
import { messages } from './messages.table.ts';
import { readMessagingSettings } from './messaging-settings.queries.ts';

type Telling = { appointmentIds: readonly string[]; text: string; userId: string };
type Message = typeof messages.$inferInsert;

/** Writes to whoever would come to a closed door, each of them once for the time she has. */
export async function tellAffected(
  scope: CompanyScope,
  { appointmentIds, text, userId }: Telling,
  now: Temporal.Instant,
): Promise<{ queued: number; leftOut: number }> {
  const asked = [...new Set(appointmentIds)];
  const written: Message[] = [];
  for (const id of asked) {
    const message = await messageFor(scope, { id, text }, now);
    if (message) written.push({ ...message, sentBy: userId });
  }
  if (written.length === 0) return { queued: 0, leftOut: asked.length };
  const queued = await scope
    .insert(messages)
    .values(written)
    .onConflictDoUpdate({
      target: [messages.companyId, messages.occasionKey],
      set: AFRESH,
      setWhere: inArray(messages.state, ['skipped', 'failed']),
    })
    .returning({ id: messages.id });
  return { queued: queued.length, leftOut: asked.length - queued.length };
}

/** What was left or failed is told when somebody asks for it again. */
const AFRESH = {
  recipient: sql`excluded.recipient`,
  text: sql`excluded.text`,
  plannedAt: sql`excluded.planned_at`,
  tooLateAt: sql`excluded.too_late_at`,
  sentBy: sql`excluded.sent_by`,
  state: 'queued',
  channel: sql`excluded.channel`,
  reason: null,
  waitUntil: null,
  takenAt: null,
  providerId: null,
  attempts: 0,
  error: '',
} as const;

type Way = Required<Pick<Message, 'channel' | 'recipient'>>;

/** By letter only who has no phone, where the company writes letters; her address is read when it leaves. */
async function wayTo(scope: CompanyScope, { phone, email }: ClientRow): Promise<Way | null> {
  const recipient = sendableNumber(phone);
  if (recipient !== null) return { channel: 'whatsapp', recipient };
  const { noticeChannels } = await readMessagingSettings(scope);
  const isMailed = isBareAddress(email) && noticeChannels.includes('email');
  return isMailed ? { channel: 'email', recipient: '' } : null;
}

/** `null` where there is nobody to tell, or nothing any more. */
async function messageFor(
  scope: CompanyScope,
  { id, text }: { id: string; text: string },
  now: Temporal.Instant,
): Promise<Message | null> {
  const entry = await findEntry(scope, id);
  const client = entry?.clientId ? await findClient(scope, entry.clientId) : null;
  if (!entry || !client || client.anonymizedAt) return null;
  if (entry.status !== 'scheduled' && entry.status !== 'confirmed') return null;
  if (Temporal.Instant.compare(entry.startTime, now) <= 0) return null;
  if ((await findVisitor(scope, entry.id))?.stopsMessages) return null;
  const way = await wayTo(scope, client);
  if (way === null) return null;
  const company = await readCompany(scope);
  return {
    occasion: 'affected',
    occasionKey: occasionKey({ of: 'affected', appointmentId: id, at: entry.startTime }),
    clientId: client.id,
    appointmentId: id,
    plannedAt: now,
    ...way,
    text: await filledText(scope, text, { entry, client, company, now }),
    tooLateAt: entry.startTime,
  };
}
