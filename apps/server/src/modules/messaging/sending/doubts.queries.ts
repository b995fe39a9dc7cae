import { FIRST_ASKED_AFTER } from '@app/domain/messaging/doubt';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';

/** A message of which nobody knows whether it left. */
export type Doubt = {
  companyId: string;
  message: { id: string };
  takenAt: Temporal.Instant;
  recipient: string;
  text: string;
};

/** Those about which the gateway is to be asked now: a crash leaves the same doubt as silence. */
export async function listDoubts(
  scope: OperatorScope,
  { most, now }: { most: number; now: Temporal.Instant },
): Promise<Doubt[]> {
  const { companyId, id, takenAt, recipient, text } = messages;
  const latest = now.subtract(FIRST_ASKED_AFTER).toString();
  const rows = await scope
    .select({ companyId, id, takenAt, recipient, text })
    .from(messages)
    .where(
      sql`${messages.state} = 'sending' and ${messages.providerId} is null
        and ${takenAt} <= ${latest}
        and (${messages.waitUntil} is null or ${messages.waitUntil} <= ${now.toString()})`,
    )
    .orderBy(asc(takenAt))
    .limit(most);
  return rows.flatMap(({ id, takenAt, ...doubt }) =>
    takenAt ? [{ ...doubt, takenAt, message: { id } }] : [],
  );
}

/** What other messages to the same number are called at the gateway: a search may not find them again. */
export async function listKnownIds(scope: CompanyScope, recipient: string): Promise<string[]> {
  const rows = await scope
    .select({ providerId: messages.providerId })
    .from(messages)
    .where(
      and(
        eq(messages.channel, 'whatsapp'),
        eq(messages.recipient, recipient),
        isNotNull(messages.providerId),
      ),
    );
  return rows.flatMap(({ providerId }) => providerId ?? []);
}
