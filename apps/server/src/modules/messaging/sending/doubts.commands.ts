import { FIRST_ASKED_AFTER } from '@app/domain/messaging/doubt';
import { asc, inArray, sql } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';

/** A message of which nobody knows whether it left. */
export type Doubt = {
  companyId: string;
  message: { id: string };
  takenAt: Temporal.Instant;
  recipient: string;
  text: string;
};

/** So long nobody else asks about them; who died meanwhile leaves them to the others. */
const CLAIMED = { seconds: 60 };

/** Those about which the gateway is to be asked now: a crash leaves the same doubt as silence. */
export async function claimDoubts(
  scope: OperatorScope,
  { most, now }: { most: number; now: Temporal.Instant },
): Promise<Doubt[]> {
  const latest = now.subtract(FIRST_ASKED_AFTER).toString();
  const due = scope
    .select({ id: messages.id })
    .from(messages)
    .where(
      sql`${messages.state} = 'sending' and ${messages.providerId} is null
        and ${messages.takenAt} <= ${latest}
        and (${messages.waitUntil} is null or ${messages.waitUntil} <= ${now.toString()})`,
    )
    .orderBy(asc(messages.takenAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const { companyId, id, takenAt, recipient, text } = messages;
  const rows = await scope
    .update(messages)
    .set({ waitUntil: now.add(CLAIMED) })
    .where(inArray(messages.id, due))
    .returning({ companyId, id, takenAt, recipient, text });
  return rows.flatMap(({ id, takenAt, ...doubt }) =>
    takenAt ? [{ ...doubt, takenAt, message: { id } }] : [],
  );
}
