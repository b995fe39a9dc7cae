import { previewOf } from '@app/domain/messaging/conversation';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listClientIdsOfContact } from './conversations.queries.ts';
import { conversations } from './conversations.table.ts';
import { knowWho, openTalks } from './talk-rows.commands.ts';

type Typed = { clientId: string | null; text: string; now: Temporal.Instant };

/**
 * Somebody of the team writes to a phone from elsewhere: it is said in the talk with that phone all the
 * same, so that an answer belongs to it. Answers which talk that is. What waits there for a person still
 * does: whoever writes from elsewhere has not read it.
 */
export async function noteTyped(
  scope: CompanyScope,
  contact: string,
  { clientId, text, now }: Typed,
): Promise<string> {
  const owners = await listClientIdsOfContact(scope, contact);
  const clientIds = owners.toSorted(
    (one, next) => Number(next === clientId) - Number(one === clientId),
  );
  const talk = { contact, lid: null, arrivals: [] };
  const opened = await openTalks(scope, [talk], new Map([[contact, clientIds]]));
  const row = opened.get(contact);
  if (!row) throw new Error('The database stored no talk');
  await knowWho(scope, row, clientIds);
  await scope
    .update(conversations)
    .set({ lastAt: now, lastText: previewOf(text), lastIncoming: false })
    .where(eq(conversations.id, row.id));
  return row.id;
}
