import { stopOf } from '@app/domain/messaging/governor';
import type { SkipReason } from '@app/domain/messaging/skip-reason';
import type { Verdict } from '@app/domain/messaging/verdict';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { findConnection } from './connection/connections.queries.ts';
import { governedNumberOf } from './connection/lines.rules.ts';
import { isByHand, lockDue, type MessageRow } from './messages.queries.ts';
import { FORGOTTEN, messages } from './messages.table.ts';
import { judgeMessage } from './sending/judges.rules.ts';
import { passOn } from './sending/pass-on.commands.ts';

/**
 * Of a company whose number sends nothing: what is due and still holds goes the next way, in the end to the
 * list from which a person sends it. What nobody waits for waits for the number. Answers how many it judged.
 */
export async function settleDue(scope: CompanyScope, now: Temporal.Instant): Promise<number> {
  await forgetLate(scope, now);
  const due = await lockDue(scope, now);
  if (due.length === 0) return 0;
  const error = await whyNone(scope);
  for (const message of due) await settle(scope, message, { error, now });
  return due.length;
}

/** Why nothing leaves, as it is told of each message. */
async function whyNone(scope: CompanyScope): Promise<'paused' | 'no-number'> {
  const connection = await findConnection(scope);
  const isPaused = connection && stopOf(governedNumberOf(connection)) === 'paused';
  return isPaused ? 'paused' : 'no-number';
}

async function settle(
  scope: CompanyScope,
  message: MessageRow,
  { error, now }: { error: string; now: Temporal.Instant },
): Promise<void> {
  const verdict = await judgeMessage(scope, message, now);
  const outcome = outcomeOf(verdict);
  await scope.update(messages).set(outcome).where(eq(messages.id, message.id));
  if ('say' in verdict) {
    await passOn(scope, { ...message, ...outcome }, { error, now });
  }
}

/** What nobody sent in time leaves the list. */
async function forgetLate(scope: CompanyScope, now: Temporal.Instant): Promise<void> {
  await scope
    .update(messages)
    .set(skipped('too-late'))
    .where(sql`${isByHand} and ${messages.tooLateAt} <= ${now.toString()}`);
}

/** As it is stored. */
function outcomeOf(verdict: Verdict): Partial<MessageRow> {
  if ('skip' in verdict) return skipped(verdict.skip);
  if ('wait' in verdict) return { waitUntil: verdict.wait };
  const { recipient, text, tooLateAt } = verdict.say;
  return { recipient, text, tooLateAt };
}

function skipped(reason: SkipReason): Pick<MessageRow, 'state' | 'reason'> {
  return { state: 'skipped', reason };
}

/** Whom it went to and what it said is forgotten; that something was sent stays. */
export async function forgetInMessages(
  scope: CompanyScope,
  clientIds: readonly string[],
): Promise<void> {
  const hers = inArray(messages.clientId, [...clientIds]);
  await scope.update(messages).set(FORGOTTEN).where(hers);
  await scope
    .update(messages)
    .set(skipped('client-gone'))
    .where(sql`${hers} and ${messages.state} = 'queued'`);
}
