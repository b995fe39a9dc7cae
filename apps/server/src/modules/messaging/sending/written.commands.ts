import { stopOf } from '@app/domain/messaging/governor';
import { endOf, hourAt } from '@app/domain/messaging/pace';
import { isTooLong, sendableNumber, trimMessage } from '@app/domain/messaging/recipient';
import { renderTemplate, type TemplateValues } from '@app/domain/messaging/template';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import { lockName } from '../../../foundation/database/named-lock.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findConnection } from '../connection/connections.queries.ts';
import { governedNumberOf } from '../connection/lines.rules.ts';
import { noteTyped } from '../conversations/typed-talks.commands.ts';
import { goesByMailAlone } from '../letters/letters.queries.ts';
import { messages } from '../messages.table.ts';
import { findActiveTemplate } from '../templates.queries.ts';
import {
  addresseeOf,
  contactOf,
  type MissingPart,
  textTo,
  type WrittenMessage,
} from './addressee.rules.ts';
import { countWaiting } from './limits.queries.ts';

/** What a number may still send in its hour. */
export type SendingWindow = {
  hourlyLimit: number;
  remainingMessages: number;
  resetTime: Temporal.Instant | null;
};
type Asking = { userId: string; hourlyLimit: number; now: Temporal.Instant };
type Sent = { messageId: string; rateLimitInfo: SendingWindow };
type SentAgain = Sent & {
  phone: string;
  message: string;
  appointmentId: string | null;
  isRetry: true;
  /** The one that begins now, of all there were. */
  retryAttempt: number;
};
type QueueRefusal = 'not-connected' | 'paused' | 'limit-reached' | 'too-long';
type NumberRefusal = Exclude<QueueRefusal, 'too-long'>;

/** What a person writes to one number; it goes out by itself, before everything else that waits. */
export async function sendWritten(
  scope: CompanyScope,
  written: WrittenMessage,
  asking: Asking,
): Promise<Result<Sent, QueueRefusal | MissingPart | 'template-not-found'>> {
  const { phone, appointmentId, templateId } = written;
  const template = templateId ? await findActiveTemplate(scope, templateId) : null;
  if (templateId && !template) return refuse('template-not-found');
  const message = trimMessage(written.message) || (template?.text ?? '');
  const addressee = await addresseeOf(scope, written);
  if (!addressee.accepted) return addressee;
  const text = await textTo(scope, addressee.value, { ...written, message, now: asking.now });
  const clientId = addressee.value.client?.id ?? null;
  const wish = { occasion: 'manual', phone, text, clientId, appointmentId } as const;
  return queue(scope, wish, asking);
}

/** To whoever tries out what clients will read. */
export function sendTest(
  scope: CompanyScope,
  test: { phone: string; message: string; values: TemplateValues },
  asking: Asking,
): Promise<Result<Sent, QueueRefusal>> {
  const text = renderTemplate(trimMessage(test.message), test.values);
  const whose = { clientId: null, appointmentId: null };
  return queue(scope, { occasion: 'test', phone: test.phone, text, ...whose }, asking);
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
): Promise<Result<Sent, QueueRefusal>> {
  if (isTooLong(wish.text)) return refuse('too-long');
  const open = await openWindow(scope, { hourlyLimit, now });
  if (!open.accepted) return open;
  const contact = wish.occasion === 'manual' ? contactOf(phone) : null;
  const typed = { clientId: wish.clientId, text: wish.text, now };
  const [stored] = await scope
    .insert(messages)
    .values({
      ...wish,
      conversationId: contact && (await noteTyped(scope, contact, typed)),
      occasionKey: `${wish.occasion}:${crypto.randomUUID()}`,
      recipient: sendableNumber(phone) ?? '',
      plannedAt: now,
      createdAt: now,
      sentBy: userId,
    })
    .returning({ id: messages.id });
  if (!stored) throw new Error('The message that was stored is gone');
  return accept({ messageId: stored.id, rateLimitInfo: open.value });
}

/** Once more, as if it were new; a letter as a letter. Of one in doubt nobody but a person decides so. */
export async function sendAgain(
  scope: CompanyScope,
  id: string,
  { userId, hourlyLimit, now }: Asking,
): Promise<Result<SentAgain, NumberRefusal | 'not-found' | 'not-failed'>> {
  const [message] = await scope.select().from(messages).where(eq(messages.id, id)).for('update');
  if (!message) return refuse('not-found');
  if (message.state !== 'failed') return refuse('not-failed');
  const isByMail = goesByMailAlone(message.occasionKey);
  const open = isByMail
    ? accept(await readWindow(scope, { hourlyLimit, now }))
    : await openWindow(scope, { hourlyLimit, now });
  if (!open.accepted) return open;
  const afresh = { attempts: 0, takenAt: null, providerId: null, waitUntil: null, error: '' };
  const channel = isByMail ? 'email' : 'whatsapp';
  await scope
    .update(messages)
    .set({ ...afresh, state: 'queued', channel, sentBy: userId })
    .where(eq(messages.id, id));
  const { recipient: phone, text, appointmentId, attempts } = message;
  const again = { isRetry: true, retryAttempt: attempts + 1 } as const;
  const sent = { messageId: id, rateLimitInfo: open.value };
  return accept({ ...sent, phone, message: text, appointmentId, ...again });
}

async function openWindow(
  scope: CompanyScope,
  { hourlyLimit, now }: Pick<Asking, 'hourlyLimit' | 'now'>,
): Promise<Result<SendingWindow, NumberRefusal>> {
  await lockByHand(scope);
  const connection = await findConnection(scope);
  const stop = connection ? stopOf(governedNumberOf(connection)) : 'disconnected';
  if (stop === 'paused') return refuse('paused');
  if (!connection || stop) return refuse('not-connected');
  const waiting = await countWaiting(scope);
  const counted = { hourlyLimit, now };
  if (windowOf(connection, { ...counted, waiting }).remainingMessages === 0) {
    return refuse('limit-reached');
  }
  // What is told is what is left once this one waits too.
  return accept(windowOf(connection, { ...counted, waiting: waiting + 1 }));
}

/** Two who write at once are counted one after the other. */
async function lockByHand(scope: CompanyScope): Promise<void> {
  await lockName(scope, `${scope.companyId}:messages-by-hand`);
}

/** A company without a number has the whole hour before it. */
export async function readWindow(
  scope: CompanyScope,
  asked: Pick<Asking, 'hourlyLimit' | 'now'>,
): Promise<SendingWindow> {
  const waiting = await countWaiting(scope);
  return windowOf(await findConnection(scope), { ...asked, waiting });
}

type Counted = { hourFrom: Temporal.Instant | null; hourSent: number } | null;

function windowOf(
  counted: Counted,
  { hourlyLimit, now, waiting }: Pick<Asking, 'hourlyLimit' | 'now'> & { waiting: number },
): SendingWindow {
  const hour = counted?.hourFrom ? { from: counted.hourFrom, sent: counted.hourSent } : null;
  const current = hourAt(hour, now);
  return {
    hourlyLimit,
    remainingMessages: Math.max(0, hourlyLimit - current.sent - waiting),
    resetTime: current.sent + waiting > 0 ? endOf(current) : null,
  };
}
