import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isByHand, type MessageRow } from './messages.queries.ts';
import { messages } from './messages.table.ts';

type Outcome = Promise<Result<{ id: string }, 'not-waiting'>>;

export function markSent(
  scope: CompanyScope,
  id: string,
  { userId, now }: { userId: string; now: Temporal.Instant },
): Outcome {
  return take(scope, id, { state: 'sent', sentAt: now, sentBy: userId });
}

export function skipMessage(scope: CompanyScope, id: string): Outcome {
  return take(scope, id, { state: 'skipped', reason: 'by-hand' });
}

/** Of two who take the same message off the list, one does. */
async function take(scope: CompanyScope, id: string, changes: Partial<MessageRow>): Outcome {
  const [taken] = await scope
    .update(messages)
    .set(changes)
    .where(and(eq(messages.id, id), isByHand))
    .returning({ id: messages.id });
  return taken ? accept(taken) : refuse('not-waiting');
}
