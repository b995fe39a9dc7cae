import { keepsAddress } from '@app/domain/messaging/occasion';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { passOn } from '../sending/pass-on.commands.ts';
import { keepAddressOf } from './kept-addresses.commands.ts';
import { goesByMailAlone } from './letters.queries.ts';

export const LETTER_LOST = 'letter.lost';
export const LETTER_LEFT = 'letter.left';
/** What waits in the queue for it. */
export type PostedLetter = { companyId: string; messageId: string };

/** The mail server refused it, each time it was tried. */
const REFUSED = 'mail-refused';
const POSTED = ['sending', 'sent'] as const;

/**
 * A letter counted as sent when it lay in our mailbox; its server refused it for good since. What went by
 * mail because it found no phone goes the next way. A message that is no longer this letter stays.
 */
export async function noteLostLetter(
  scope: CompanyScope,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  const [lost] = await scope
    .update(messages)
    .set({ state: 'failed', error: REFUSED, sentAt: null })
    .where(and(eq(messages.id, id), eq(messages.channel, 'email'), inArray(messages.state, POSTED)))
    .returning();
  if (lost && !goesByMailAlone(lost.occasionKey))
    await passOn(scope, lost, { error: REFUSED, now });
}

/** Of what counts as sent only when its server took it: a person looks whether it left. */
export async function noteLeftLetter(
  scope: CompanyScope,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  const { channel, state } = messages;
  const [left] = await scope
    .update(messages)
    .set({ state: 'sent', sentAt: now, error: '' })
    .where(and(eq(messages.id, id), eq(channel, 'email'), eq(state, 'sending')))
    .returning();
  if (left && keepsAddress(left.occasionKey)) await keepAddressOf(scope, left);
}
