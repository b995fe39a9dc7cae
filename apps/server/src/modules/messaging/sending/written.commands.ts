import { stopOf } from '@app/domain/messaging/governor';
import { endOf, hourAt } from '@app/domain/messaging/pace';
import { sendableNumber, trimMessage } from '@app/domain/messaging/recipient';
import { renderTemplate, type TemplateValues } from '@app/domain/messaging/template';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { findConnection } from '../connection/connections.queries.ts';
import { governedNumberOf } from '../connection/lines.rules.ts';
import { filledText } from '../message-values.rules.ts';
import { messages } from '../messages.table.ts';
import { findActiveTemplate } from '../templates.queries.ts';

/** What a number may still send in its hour. */
export type SendingWindow = {
  hourlyLimit: number;
  remainingMessages: number;
  resetTime: Temporal.Instant | null;
};
type Asking = { userId: string; hourlyLimit: number; now: Temporal.Instant };
type Sent = { messageId: string; rateLimitInfo: SendingWindow };
type NumberRefusal = 'not-connected' | 'limit-reached';

export type WrittenMessage = {
  phone: string;
  message: string;
  recipientName: string;
  clientId: string | null;
  appointmentId: string | null;
  templateId: string | null;
};

/** What a person writes to one number; it goes out by itself, before everything else that waits. */
export async function sendWritten(
  scope: CompanyScope,
  written: WrittenMessage,
  asking: Asking,
): Promise<Result<Sent, NumberRefusal | 'not-found' | 'template-not-found'>> {
  const { phone, clientId, appointmentId, templateId } = written;
  const template = templateId ? await findActiveTemplate(scope, templateId) : null;
  if (templateId && !template) return refuse('template-not-found');
  const message = trimMessage(written.message) || (template?.text ?? '');
  const text = await textOf(scope, { ...written, message }, asking.now);
  if (text === null) return refuse('not-found');
  return queue(scope, { occasion: 'manual', phone, text, clientId, appointmentId }, asking);
}

/** To whoever tries out what clients will read. */
export function sendTest(
  scope: CompanyScope,
  test: { phone: string; message: string; values: TemplateValues },
  asking: Asking,
): Promise<Result<Sent, NumberRefusal>> {
  const text = renderTemplate(trimMessage(test.message), test.values);
  const whose = { clientId: null, appointmentId: null };
  return queue(scope, { occasion: 'test', phone: test.phone, text, ...whose }, asking);
}

/** Somebody who is not there, or a visit, is refused; the rest is put in. */
async function textOf(
  scope: CompanyScope,
  { message: text, recipientName, clientId, appointmentId }: WrittenMessage,
  now: Temporal.Instant,
): Promise<string | null> {
  const entry = appointmentId ? await findEntry(scope, appointmentId) : null;
  const whose = clientId ?? entry?.clientId;
  const found = whose ? await findClient(scope, whose) : null;
  if ((clientId && !found) || (appointmentId && !entry)) return null;
  const company = await readCompany(scope);
  const name = (clientId === null && recipientName) || found?.name;
  const client = found && name ? { ...found, name } : null;
  if (client) return filledText(scope, text, { client, company, now, ...(entry && { entry }) });
  const company_name = company.tradeName || company.name;
  return renderTemplate(text, { client_name: recipientName, company_name });
}

type Wish = {
  occasion: 'manual' | 'test';
  phone: string;
  text: string;
  clientId: string | null;
  appointmentId: string | null;
};

async function queue(
  scope: CompanyScope,
  { phone, ...wish }: Wish,
  { userId, hourlyLimit, now }: Asking,
): Promise<Result<Sent, NumberRefusal>> {
  const open = await openWindow(scope, { hourlyLimit, now });
  if (!open.accepted) return open;
  const [stored] = await scope
    .insert(messages)
    .values({
      ...wish,
      occasionKey: `${wish.occasion}:${crypto.randomUUID()}`,
      recipient: sendableNumber(phone) ?? '',
      plannedAt: now,
      sentBy: userId,
    })
    .returning({ id: messages.id });
  if (!stored) throw new Error('The message that was stored is gone');
  return accept({ messageId: stored.id, rateLimitInfo: open.value });
}

/** Once more, as if it were new. Of one in doubt nobody but a person decides so. */
export async function sendAgain(
  scope: CompanyScope,
  id: string,
  { userId, hourlyLimit, now }: Asking,
): Promise<Result<Sent, NumberRefusal | 'not-found' | 'not-failed'>> {
  const [message] = await scope.select().from(messages).where(eq(messages.id, id)).for('update');
  if (!message) return refuse('not-found');
  if (message.state !== 'failed') return refuse('not-failed');
  const open = await openWindow(scope, { hourlyLimit, now });
  if (!open.accepted) return open;
  const afresh = { attempts: 0, takenAt: null, providerId: null, waitUntil: null, error: '' };
  await scope
    .update(messages)
    .set({ ...afresh, state: 'queued', channel: 'whatsapp', sentBy: userId })
    .where(eq(messages.id, id));
  return accept({ messageId: id, rateLimitInfo: open.value });
}

async function openWindow(
  scope: CompanyScope,
  { hourlyLimit, now }: Pick<Asking, 'hourlyLimit' | 'now'>,
): Promise<Result<SendingWindow, NumberRefusal>> {
  const connection = await findConnection(scope);
  if (!connection || stopOf(governedNumberOf(connection))) return refuse('not-connected');
  const window = windowOf(connection, { hourlyLimit, now });
  return window.remainingMessages > 0 ? accept(window) : refuse('limit-reached');
}

/** A company without a number has the whole hour before it. */
export async function readWindow(
  scope: CompanyScope,
  asked: Pick<Asking, 'hourlyLimit' | 'now'>,
): Promise<SendingWindow> {
  return windowOf(await findConnection(scope), asked);
}

type Counted = { hourFrom: Temporal.Instant | null; hourSent: number } | null;

function windowOf(
  counted: Counted,
  { hourlyLimit, now }: Pick<Asking, 'hourlyLimit' | 'now'>,
): SendingWindow {
  const hour = counted?.hourFrom ? { from: counted.hourFrom, sent: counted.hourSent } : null;
  const current = hourAt(hour, now);
  return {
    hourlyLimit,
    remainingMessages: Math.max(0, hourlyLimit - current.sent),
    resetTime: current.sent > 0 ? endOf(current) : null,
  };
}
