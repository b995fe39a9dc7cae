import { hasOtherWays, nextChannel } from '@app/domain/messaging/attempt';
import { isHiddenContact } from '@app/domain/messaging/conversation';
import { natureOf } from '@app/domain/messaging/occasion';
import { sendableNumber } from '@app/domain/messaging/recipient';
import type { Channel } from '@app/domain/messaging/skip-reason';
import { eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import type { MessageRow } from '../messages.queries.ts';
import { messages } from '../messages.table.ts';
import { type MessagingSettings, readMessagingSettings } from '../messaging-settings.queries.ts';

type Because = { error: string; now: Temporal.Instant };

/**
 * A message that does not get through goes the next way of the company's order, as it stands: a letter, or
 * the list from which a person sends it. Without one it has failed.
 */
export async function passOn(
  scope: CompanyScope,
  message: MessageRow,
  { error, now }: Because,
): Promise<void> {
  const isByWhatsapp = message.channel === 'whatsapp';
  const recipient = await phoneOf(scope, message);
  const asked = { ...message, recipient };
  const channel = await nextWay(scope, asked, { whatsapp: !isByWhatsapp, now });
  await scope
    .update(messages)
    .set(
      channel
        ? { ...AFRESH, channel, recipient, error }
        : { state: 'failed', error, waitUntil: null },
    )
    .where(eq(messages.id, message.id));
}

/** A letter that was refused has an address where the next way needs a phone. */
async function phoneOf(
  scope: CompanyScope,
  { channel, recipient, clientId }: MessageRow,
): Promise<string> {
  if (channel !== 'email' || !isHiddenContact(recipient)) return recipient;
  const client = clientId ? await findClient(scope, clientId) : null;
  return sendableNumber(client?.phone ?? '') ?? '';
}

const AFRESH = { state: 'queued', attempts: 0, waitUntil: null, takenAt: null } as const;

/** Whether the company's order has a way before WhatsApp that leads to the client and is still untried. */
export async function startsElsewhere(
  scope: CompanyScope,
  message: MessageRow,
  { settings, now }: { settings: MessagingSettings; now: Temporal.Instant },
): Promise<boolean> {
  const isUsual = orderOf(message, settings)[0] === 'whatsapp';
  if (isUsual || triedOf(message) !== null) return false;
  const way = await nextWay(scope, message, { whatsapp: true, now });
  return way !== null && way !== 'whatsapp';
}

/** Why a letter led nowhere. */
const MAIL_TRIED = ['no-address', 'mail-refused'];

/** Everything waits for a number at first: until it was taken there, nothing was tried. */
function triedOf({ channel, attempts, error }: MessageRow): Channel | null {
  const isUntried = channel === 'whatsapp' && attempts === 0 && !MAIL_TRIED.includes(error);
  return isUntried ? null : channel;
}

function orderOf({ occasion }: MessageRow, settings: MessagingSettings): readonly Channel[] {
  const { reminderChannels, noticeChannels } = settings;
  return natureOf(occasion) === 'reminder' ? reminderChannels : noticeChannels;
}

async function nextWay(
  scope: CompanyScope,
  message: MessageRow,
  { whatsapp, now }: { whatsapp: boolean; now: Temporal.Instant },
): Promise<Channel | null> {
  const nature = natureOf(message.occasion);
  const { tooLateAt, recipient, clientId } = message;
  if (!hasOtherWays(nature) || (tooLateAt && Temporal.Instant.compare(tooLateAt, now) <= 0)) {
    return null;
  }
  if (await isOfFormerClient(scope, message)) return null;
  const settings = await readMessagingSettings(scope);
  const client = clientId ? await findClient(scope, clientId) : null;
  const ways: Record<Channel, boolean> = {
    whatsapp: whatsapp && recipient !== '',
    email: Boolean(client?.email),
    link: recipient !== '' && !isHiddenContact(recipient),
  };
  const tried = triedOf(message);
  return nextChannel(orderOf(message, settings), { tried, reaches: (channel) => ways[channel] });
}

/** Whose visit it is now has not to read what was said to another. */
async function isOfFormerClient(
  scope: CompanyScope,
  { appointmentId, clientId }: MessageRow,
): Promise<boolean> {
  const entry = appointmentId ? await findEntry(scope, appointmentId) : null;
  return entry !== null && entry.clientId !== clientId;
}

/** What WhatsApp took and refused afterwards goes on too; what grows old meanwhile stays failed. */
export async function passOnFailed(
  scope: CompanyScope,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (ids.length === 0) return;
  const failed = await scope
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]));
  for (const message of failed) {
    if (message.state === 'failed') await passOn(scope, message, { error: message.error, now });
  }
}
