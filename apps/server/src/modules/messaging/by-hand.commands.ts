import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isByHand, type MessageRow } from './messages.queries.ts';
import { messages } from './messages.table.ts';
import { expectAnswer } from './unanswered.commands.ts';

type Taken = Promise<Result<MessageRow, 'not-waiting'>>;
type Outcome = Promise<Result<{ id: string }, 'not-waiting'>>;

export async function markSent(
  scope: CompanyScope,
  id: string,
  { userId, now }: { userId: string; now: Temporal.Instant },
): Outcome {
  const taken = await take(scope, id, { state: 'sent', sentAt: now, sentBy: userId });
  if (taken.accepted) await expectAnswer(scope, taken.value);
  return onlyId(taken);
}

export async function skipMessage(scope: CompanyScope, id: string): Outcome {
  return onlyId(await take(scope, id, { state: 'skipped', reason: 'by-hand' }));
}

function onlyId(taken: Awaited<Taken>): Awaited<Outcome> {
  return taken.accepted ? accept({ id: taken.value.id }) : taken;
}

/** Of two who take the same message off the list, one does. */
async function take(scope: CompanyScope, id: string, changes: Partial<MessageRow>): Taken {
  const [taken] = await scope
    .update(messages)
    .set(changes)
    .where(and(eq(messages.id, id), isByHand))
    .returning();
  return taken ? accept(taken) : refuse('not-waiting');
}
