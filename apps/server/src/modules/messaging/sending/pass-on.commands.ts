import { hasOtherWays, nextChannel } from '@app/domain/messaging/attempt';
import { natureOf } from '@app/domain/messaging/occasion';
import type { Channel } from '@app/domain/messaging/skip-reason';
import { eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findClient } from '../../clients/clients.queries.ts';
import type { MessageRow } from '../messages.queries.ts';
import { messages } from '../messages.table.ts';
import { readMessagingSettings } from '../messaging-settings.queries.ts';

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
  const channel = await nextWay(scope, message, now);
  await scope
    .update(messages)
    .set(channel ? { ...AFRESH, channel, error } : { state: 'failed', error, waitUntil: null })
    .where(eq(messages.id, message.id));
}

const AFRESH = { state: 'queued', attempts: 0, waitUntil: null, takenAt: null } as const;

async function nextWay(
  scope: CompanyScope,
  message: MessageRow,
  now: Temporal.Instant,
): Promise<Channel | null> {
  const nature = natureOf(message.occasion);
  const { tooLateAt, recipient, clientId, channel: from } = message;
  if (!hasOtherWays(nature) || (tooLateAt && Temporal.Instant.compare(tooLateAt, now) <= 0)) {
    return null;
  }
  const settings = await readMessagingSettings(scope);
  const client = clientId ? await findClient(scope, clientId) : null;
  const ways: Record<Channel, boolean> = {
    whatsapp: false,
    email: Boolean(client?.email),
    link: recipient !== '' && !recipient.endsWith('@lid'),
  };
  const order = nature === 'reminder' ? settings.reminderChannels : settings.noticeChannels;
  return nextChannel(order, { from, reaches: (channel) => ways[channel] });
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
