import { tooLateAt } from '@app/domain/messaging/arming';
import { isStillTrue } from '@app/domain/messaging/automation';
import { wordsByMail } from '@app/domain/messaging/default-texts';
import {
  isLetterOccasion,
  LETTERS,
  type LetterOccasion,
  leadsToOwnPage,
} from '@app/domain/messaging/letter';
import { keepsAddress } from '@app/domain/messaging/occasion';
import type { SkipReason } from '@app/domain/messaging/skip-reason';
import { renderTemplate } from '@app/domain/messaging/template';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isBareAddress } from '../../../foundation/mail/mail-message.ts';
import { findSettlement } from '../../cash/checkout/settlements.queries.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { createLink, manageUrlOf } from '../../scheduling/online/appointment-links.commands.ts';
import { type OwnAppointment, readOwn } from '../../scheduling/online/own-appointment.queries.ts';
import { filledText, valuesOfVisit } from '../message-values.rules.ts';
import type { MessageRow } from '../messages.queries.ts';
import { messages } from '../messages.table.ts';
import { type MessagingSettings, readMessagingSettings } from '../messaging-settings.queries.ts';
import type { Post } from '../owner-mail.commands.ts';
import { judgeMessage } from '../sending/judges.rules.ts';
import { passOn } from '../sending/pass-on.commands.ts';
import { keepAddressOf } from './kept-addresses.commands.ts';
import { letterOf, messageLetter, type Reader, readerOf } from './letter-content.rules.ts';
import {
  isLetter,
  isLetterKey,
  isReceiptKey,
  isToldByLetter,
  lockDueMails,
} from './letters.queries.ts';
import { LETTER_LEFT, LETTER_LOST, type PostedLetter } from './lost-letters.commands.ts';
import { receiptLetter, settlementIn } from './receipt-content.rules.ts';

/** Writes what is due, judged by what is true now. Answers how many it judged. */
export async function postDueMails(
  scope: CompanyScope,
  post: Post,
  now: Temporal.Instant,
): Promise<number> {
  const due = await lockDueMails(scope, now);
  if (due.length === 0) return 0;
  const settings = await readMessagingSettings(scope);
  for (const message of due) {
    const verdict = await writerOf(message)(scope, { message, settings, post, now });
    if (verdict === 'no-address') await passOn(scope, message, { error: verdict, now });
    else await scope.update(messages).set(verdict).where(eq(messages.id, message.id));
  }
  return due.length;
}

function writerOf({ occasionKey }: MessageRow) {
  if (isReceiptKey(occasionKey)) return writeReceipt;
  return isLetterKey(occasionKey) ? writeLetter : writeInstead;
}

type Writing = {
  message: MessageRow;
  settings: MessagingSettings;
  post: Post;
  now: Temporal.Instant;
};
type Written = 'state' | 'reason' | 'recipient' | 'text' | 'sentAt' | 'waitUntil';
type Verdict = Partial<Pick<MessageRow, Written>>;

/** It counts as sent when it lies in the mailbox that our mails leave from, in the same transaction. */
async function writeLetter(
  scope: CompanyScope,
  { message, settings, post, now }: Writing,
): Promise<Verdict> {
  const { occasion, appointmentId } = message;
  const own = appointmentId ? await readOwn(scope, appointmentId, now) : null;
  if (!own || !isLetterOccasion(occasion)) return skip('client-gone');
  if (message.clientId !== own.client.id) return skip('no-longer-true');
  const against = reasonAgainst(own, { occasion, settings, now });
  if (against) return skip(against);
  const reader = readerOf(own);
  if (!reader) return skip('no-contact');

  const token = await createLink(scope, own.entry.id);
  const letter = letterOf(own, {
    occasion,
    reader,
    text: await ownWords(scope, own, { occasion, settings, reader, now }),
    publicUrl: post.publicUrl,
    manageUrl: manageUrlOf(post.publicUrl, token),
  });
  await post.mailer.write(scope, letter, ifLost(scope, message));
  // The subject alone: the text holds a key to her page.
  return { state: 'sent', sentAt: now, recipient: reader.email, text: letter.subject };
}

type Asked = { occasion: LetterOccasion; settings: MessagingSettings; now: Temporal.Instant };

function reasonAgainst(
  { entry, company, visitor }: OwnAppointment,
  { occasion, settings, now }: Asked,
): SkipReason | null {
  if (!settings[LETTERS[occasion]]) return 'switched-off';
  if (!isStillTrue(occasion, entry)) return 'no-longer-true';
  const end = tooLateAt(occasion, entry.startTime, company.timezone);
  if (Temporal.Instant.compare(end, now) <= 0) return 'too-late';
  return visitor?.stopsMessages ? 'stopped' : null;
}

async function ownWords(
  scope: CompanyScope,
  own: OwnAppointment,
  { occasion, settings, reader, now }: Asked & { reader: Reader },
): Promise<string> {
  const texts: Partial<Record<LetterOccasion, string>> = {
    appointment_reminder_24h: settings.mailReminder24hText,
    appointment_reminder_1h: settings.mailReminder1hText,
  };
  const text = texts[occasion] ?? '';
  if (text === '') return '';
  const { entry, client, company } = own;
  if (reader.email === client.email) {
    return filledText(scope, text, { entry, client, company, now });
  }
  // Whoever booked with somebody's phone reads what she typed, and nothing that is kept of the other.
  const values = await valuesOfVisit(scope, { entry, client, company, now });
  return renderTemplate(text, {
    ...values,
    client_name: reader.name,
    company_name: company.tradeName || company.name,
  });
}

function skip(reason: SkipReason): Verdict {
  return { state: 'skipped', reason };
}

/**
 * A message that found no phone, in the words it would have had there. Whoever gets a letter about the
 * same need not read it twice.
 */
async function writeInstead(
  scope: CompanyScope,
  { message, post, now }: Writing,
): Promise<Verdict | 'no-address'> {
  if (await isTold(scope, message)) return skip('told-by-mail');
  const verdict = await judgeMessage(scope, message, now);
  if ('skip' in verdict) return skip(verdict.skip);
  if ('wait' in verdict) return { waitUntil: verdict.wait };
  const reader = await findReader(scope, message);
  if (!reader) return 'no-address';
  const text = wordsByMail(verdict.say.text);
  const manageUrl = await ownPageOf(scope, { message, reader, post, now });
  const letter = messageLetter(await readCompany(scope), reader, { text, manageUrl });
  await post.mailer.write(scope, letter, ifLost(scope, message));
  return { state: 'sent', sentAt: now, recipient: reader.email, text };
}

type Meant = Pick<Writing, 'message' | 'post' | 'now'> & { reader: Reader };

/** Of a visit that somebody else booked with her phone she gets no key: a letter about it is not hers. */
async function ownPageOf(
  scope: CompanyScope,
  { message: { occasion, appointmentId }, reader, post, now }: Meant,
): Promise<string | null> {
  if (!appointmentId || !leadsToOwnPage(occasion)) return null;
  const own = await readOwn(scope, appointmentId, now);
  if (!own || readerOf(own)?.email !== reader.email) return null;
  return manageUrlOf(post.publicUrl, await createLink(scope, appointmentId));
}

async function isTold(scope: CompanyScope, message: MessageRow): Promise<boolean> {
  const { appointmentId, occasion } = message;
  const entry = appointmentId ? await findEntry(scope, appointmentId) : null;
  return entry !== null && isToldByLetter(scope, { appointmentId: entry.id, occasion }, entry);
}

/** A receipt to the address that a person named; it has left when its server took it. */
async function writeReceipt(
  scope: CompanyScope,
  { message, post, now }: Writing,
): Promise<Verdict> {
  const { recipient, occasionKey } = message;
  const settlement = await findSettlement(scope, settlementIn(occasionKey));
  if (!settlement || !isBareAddress(recipient)) return skip('client-gone');
  const letter = receiptLetter(settlement, recipient);
  const hasServer = (await post.mailer.delivery(scope)) === 'smtp';
  const told = { ...ifLost(scope, message), ifSent: newsOf(LETTER_LEFT, scope, message) };
  await post.mailer.write(scope, letter, told);
  if (!hasServer && keepsAddress(occasionKey)) await keepAddressOf(scope, message);
  const state = hasServer
    ? ({ state: 'sending' } as const)
    : ({ state: 'sent', sentAt: now } as const);
  return { ...state, text: letter.subject };
}

function ifLost(scope: CompanyScope, message: MessageRow) {
  return { ifLost: newsOf(LETTER_LOST, scope, message) };
}

function newsOf(job: string, { companyId }: CompanyScope, { id }: MessageRow) {
  const posted: PostedLetter = { companyId, messageId: id };
  return { job, data: posted };
}

/** Her own address, never one that somebody typed: the words were made for her. */
async function findReader(scope: CompanyScope, { clientId }: MessageRow): Promise<Reader | null> {
  const client = clientId ? await findClient(scope, clientId) : null;
  if (!client || client.anonymizedAt || !isBareAddress(client.email)) return null;
  return { email: client.email, name: client.name };
}

/** Letters that wait for a switch that is off are not written. */
export async function leaveLetters(
  scope: CompanyScope,
  occasions: readonly LetterOccasion[],
): Promise<void> {
  if (occasions.length === 0) return;
  await scope
    .update(messages)
    .set({ state: 'skipped', reason: 'switched-off' })
    .where(
      and(sql`${messages.state} = 'queued'`, isLetter, inArray(messages.occasion, [...occasions])),
    );
}
