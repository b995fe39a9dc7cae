import type { MessageState } from '@app/domain/messaging/message-state';
import type { Occasion } from '@app/domain/messaging/occasion';
import { natureOf } from '@app/domain/messaging/occasion';
import type { SkipReason } from '@app/domain/messaging/skip-reason';
import type { MessageRow } from '../../src/modules/messaging/messages.queries.ts';
import { type Chance, idAt } from '../chance.ts';

/** A message with everything said, long after it left. */
export type Row = Omit<MessageRow, 'companyId'>;
export type Correspondent = { id: string; name: string; number: string; email: string };
export type Writing = { chance: Chance; now: Temporal.Instant; timezone: string };
export type Letter = Partial<
  Pick<Row, 'appointmentId' | 'conversationId' | 'campaignId' | 'reengagementId' | 'sentBy'>
> & {
  occasion: Occasion;
  key: string;
  to: Correspondent;
  at: Temporal.Instant;
  text: string;
};

/** Of a thousand messages, twelve go to a number that has no WhatsApp. */
const UNREACHED_IN_THOUSAND = 12;
const UNREAD_IN_HUNDRED = 24;
const NOT_DELIVERED_IN_HUNDRED = 3;

/** What became of a message, as receipts tell it. Nothing of it lies ahead. */
export function writtenRow(writing: Writing, letter: Letter): Row {
  const { chance } = writing;
  const isReached = letter.occasion === 'reply' || chance.below(1000) >= UNREACHED_IN_THOUSAND;
  return isReached ? arrivedRow(writing, letter) : unreachedRow(writing, letter);
}

/** What waited for its moment and was not said. */
export function skippedRow({ chance }: Writing, letter: Letter, reason: SkipReason): Row {
  return { ...blankRow(chance, letter), state: 'skipped', reason };
}

function arrivedRow({ chance, now }: Writing, letter: Letter): Row {
  const takenAt = earlier(letter.at.add({ seconds: 1 + chance.below(40) }), now);
  const sentAt = earlier(takenAt.add({ milliseconds: 400 + chance.below(900) }), now);
  const deliveredAt = sentAt.add({ seconds: 1 + chance.below(90) });
  const readAt = deliveredAt.add({ seconds: 20 + chance.below(3 * 3600) });
  const isDelivered = !chance.happens(NOT_DELIVERED_IN_HUNDRED) && isOver(deliveredAt, now);
  const isRead = isDelivered && !chance.happens(UNREAD_IN_HUNDRED) && isOver(readAt, now);
  const state: MessageState = isRead ? 'read' : isDelivered ? 'delivered' : 'sent';
  const row = blankRow(chance, letter);
  return {
    ...row,
    state,
    takenAt,
    sentAt,
    deliveredAt: isDelivered ? deliveredAt : null,
    readAt: isRead ? readAt : null,
    attempts: 1,
    recipient: letter.to.number,
    usedNumber: letter.to.number,
    providerId: `3EB0${row.id.replaceAll('-', '').slice(-18).toUpperCase()}`,
  };
}

/** Whoever waits for it is told another way; marketing has none. */
function unreachedRow({ chance, now }: Writing, letter: Letter): Row {
  const { to, at, occasion } = letter;
  const row = { ...blankRow(chance, letter), attempts: 1, error: 'number-invalid' };
  const recipient = to.number;
  if (natureOf(occasion) === 'marketing') return { ...row, recipient, state: 'failed' };
  if (to.email === '')
    return { ...row, recipient, channel: 'link', state: 'skipped', reason: 'too-late' };
  const sentAt = earlier(at.add({ seconds: 30 }), now);
  return { ...row, recipient: to.email, channel: 'email', state: 'sent', sentAt };
}

function blankRow(chance: Chance, letter: Letter): Row {
  const { occasion, key, to, at, text } = letter;
  const { appointmentId = null, conversationId = null, sentBy = null } = letter;
  const { campaignId = null, reengagementId = null } = letter;
  return {
    id: idAt(at, chance),
    link: '',
    occasion,
    occasionKey: key,
    clientId: to.id === '' ? null : to.id,
    appointmentId,
    conversationId,
    campaignId,
    reengagementId,
    channel: 'whatsapp',
    state: 'queued',
    reason: null,
    plannedAt: at,
    waitUntil: null,
    tooLateAt: null,
    recipient: '',
    text,
    attempts: 0,
    takenAt: null,
    providerId: null,
    usedNumber: '',
    error: '',
    sentAt: null,
    deliveredAt: null,
    readAt: null,
    sentBy,
    createdAt: at,
  };
}

export function isOver(moment: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(moment, now) <= 0;
}

function earlier(moment: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  return isOver(moment, now) ? moment : now;
}
