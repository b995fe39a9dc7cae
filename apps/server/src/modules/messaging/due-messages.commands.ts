import type { SkipReason } from '@app/domain/messaging/skip-reason';
import type { Verdict } from '@app/domain/messaging/verdict';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isByHand, lockDue, type MessageRow } from './messages.queries.ts';
import { messages } from './messages.table.ts';
import { JUDGES } from './sending/judges.rules.ts';

/**
 * Judges what is due by what is true now. As long as no number sends by itself, what still holds goes to
 * the list from which a person sends it. Answers how many it judged.
 */
export async function settleDue(scope: CompanyScope, now: Temporal.Instant): Promise<number> {
  await forgetLate(scope, now);
  const due = await lockDue(scope, now);
  for (const message of due) {
    const verdict = await JUDGES[message.occasion](scope, message, now);
    await scope.update(messages).set(outcomeOf(verdict)).where(eq(messages.id, message.id));
  }
  return due.length;
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
  return recipient === '' ? skipped('no-contact') : { channel: 'link', recipient, text, tooLateAt };
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
  await scope.update(messages).set({ recipient: '', text: '' }).where(hers);
  await scope
    .update(messages)
    .set(skipped('client-gone'))
    .where(sql`${hers} and ${messages.state} = 'queued'`);
}
