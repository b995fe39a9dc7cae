import { isBareNo, isThanks, meaningOf } from '@app/domain/messaging/answer';
import type { AnswerOutcome } from '@app/domain/messaging/answer-outcome';
import {
  answeredQuestion,
  cancelQuestionKey,
  isFresh,
  mayBeActedOn,
  type Question,
  reactionTo,
} from '@app/domain/messaging/answered-question';
import { recipientOf } from '@app/domain/messaging/conversation';
import { mayChange } from '@app/domain/scheduling/own-appointment';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { recordConsent } from '../../clients/privacy/client-consents.commands.ts';
import { listConsents } from '../../clients/privacy/client-consents.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { lockEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { cancelOwn, confirmOwn } from '../../scheduling/online/own-appointment.commands.ts';
import { messages } from '../messages.table.ts';
import { answerTexts } from './answers.labels.ts';
import { listSaid, type TalkRow } from './conversations.queries.ts';
import { incomingMessages } from './incoming-messages.table.ts';

type IncomingRow = typeof incomingMessages.$inferSelect;
type Answering = { row: TalkRow; message: IncomingRow; clientIds: readonly string[] };
type Outcome = { outcome: AnswerOutcome; appointmentId?: string };

type WrittenDown = Pick<IncomingRow, 'kind' | 'text'>;

/** What is known of an answer before anybody looks what it answers; most of them need no look. */
export function readAnswer(message: WrittenDown): Pick<IncomingRow, 'meaning' | 'outcome'> {
  return { meaning: meaningOf(message), outcome: isThanked(message) ? 'none' : 'waits' };
}

function isThanked({ kind, text }: WrittenDown): boolean {
  return kind === 'text' && isThanks(text);
}

/**
 * Does what an answer asks for, where it is surely understood, and answers what came of it. It was written
 * down as `readAnswer` reads it.
 */
export async function reactTo(
  scope: CompanyScope,
  answering: Answering,
  now: Temporal.Instant,
): Promise<AnswerOutcome> {
  const { message } = answering;
  if (isThanked(message)) return 'none';
  if (!mayBeActedOn(meaningOf(message))) return 'waits';
  const done = await doneFor(scope, answering, now);
  await scope.update(incomingMessages).set(done).where(eq(incomingMessages.id, message.id));
  return done.outcome;
}

async function doneFor(
  scope: CompanyScope,
  answering: Answering,
  now: Temporal.Instant,
): Promise<Outcome> {
  const { row, message, clientIds } = answering;
  const heard = { meaning: meaningOf(message), isBareNo: isBareNo(message.text) };
  // A no to news does not grow old on its way.
  if (heard.meaning === 'opt-out') return optOut(scope, answering, now);
  if (!isFresh(message.receivedAt, now)) return { outcome: 'waits' };
  const said = await listSaid(scope, { conversationId: row.id, clientIds });
  const question = answeredQuestion(said, message.receivedAt);
  const reaction = reactionTo(heard, question);
  if (reaction === 'wait' || reaction === 'opt-out' || question === null) {
    return { outcome: 'waits' };
  }
  return { confirm, cancel, 'ask-to-cancel': askToCancel }[reaction](
    scope,
    { ...answering, question },
    now,
  );
}

type Asked = Answering & { question: Question };

/** Whoever waits for the company's approval is not confirmed by saying yes. */
async function confirm(
  scope: CompanyScope,
  { question: { appointmentId } }: Asked,
  now: Temporal.Instant,
): Promise<Outcome> {
  const company = await readCompany(scope);
  const outcome = await confirmOwn(scope, appointmentId, { company, now });
  const isConfirmed = outcome.accepted && outcome.value.status === 'confirmed';
  return { outcome: isConfirmed ? 'confirmed' : 'waits', appointmentId };
}

async function cancel(
  scope: CompanyScope,
  { question: { appointmentId } }: Asked,
  now: Temporal.Instant,
): Promise<Outcome> {
  const company = await readCompany(scope);
  const outcome = await cancelOwn(scope, appointmentId, { company, now });
  return { outcome: outcome.accepted ? 'cancelled' : 'waits', appointmentId };
}

/** Where she may no longer cancel herself, a person decides. */
async function askToCancel(
  scope: CompanyScope,
  { row, message, question: { appointmentId } }: Asked,
  now: Temporal.Instant,
): Promise<Outcome> {
  const { timezone, changeCutoffInHours } = await readCompany(scope);
  const entry = await lockEntry(scope, appointmentId);
  if (!entry || !mayChange(entry, changeCutoffInHours, now)) {
    return { outcome: 'waits', appointmentId };
  }
  const date = formatDate(todayIn(timezone, entry.startTime));
  const time = formatTime(entry.startTime, timezone);
  await say(scope, row, {
    occasionKey: cancelQuestionKey(message.id),
    text: answerTexts.cancelQuestion(date, time),
    appointmentId,
    plannedAt: now,
  });
  return { outcome: 'asked-to-cancel', appointmentId };
}

/**
 * It is about the phone: whoever else in the book has it is written to there as well. Of somebody who hides
 * her phone, or is not in the book, nobody knows whose consent it is: a person finds out.
 */
async function optOut(
  scope: CompanyScope,
  { row, message, clientIds }: Answering,
  now: Temporal.Instant,
): Promise<Outcome> {
  if (clientIds.length === 0) return { outcome: 'waits' };
  const told = { writtenAt: message.receivedAt, now };
  let isNew = false;
  for (const clientId of [...clientIds].sort()) {
    isNew = (await takeConsentBack(scope, clientId, told)) || isNew;
  }
  if (isNew) {
    const occasionKey = `opted-out:${message.id}`;
    await say(scope, row, { occasionKey, text: answerTexts.optedOut, plannedAt: now });
  }
  return { outcome: 'opted-out' };
}

/** Answers whether it was there. Whoever allowed news again after she wrote meant that. */
async function takeConsentBack(
  scope: CompanyScope,
  clientId: string,
  { writtenAt, now }: { writtenAt: Temporal.Instant; now: Temporal.Instant },
): Promise<boolean> {
  const [newest] = await listConsents(scope, clientId);
  if (newest?.granted && Temporal.Instant.compare(newest.recordedAt, writtenAt) > 0) return false;
  const client = newest?.granted === false ? await findClient(scope, clientId) : null;
  if (client && !client.acceptsMarketing) return false;
  const said = { clientId, granted: false, source: 'whatsapp', recordedBy: null, now } as const;
  return (await recordConsent(scope, said)).accepted;
}

type Saying = Pick<typeof messages.$inferInsert, 'occasionKey' | 'plannedAt'> & {
  text: string;
  appointmentId?: string;
};

/** Nobody of the team wrote it, so it is still hers to wait for a person where she does. */
async function say(scope: CompanyScope, row: TalkRow, saying: Saying): Promise<void> {
  await scope
    .insert(messages)
    .values({
      ...saying,
      createdAt: saying.plannedAt,
      occasion: 'reply',
      conversationId: row.id,
      clientId: row.clientId,
      recipient: recipientOf(row.contact),
    })
    .onConflictDoNothing();
}
