import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { passOn } from '../sending/pass-on.commands.ts';
import { isLetterKey } from './letters.queries.ts';

export const LETTER_LOST = 'letter.lost';
/** What waits in the queue for it. */
export type LostLetter = { companyId: string; messageId: string };

/** The mail server refused it, each time it was tried. */
const REFUSED = 'mail-refused';

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
    .where(and(eq(messages.id, id), eq(messages.channel, 'email'), eq(messages.state, 'sent')))
    .returning();
  if (lost && !isLetterKey(lost.occasionKey)) await passOn(scope, lost, { error: REFUSED, now });
}
