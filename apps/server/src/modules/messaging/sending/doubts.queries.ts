import { and, eq, gte, isNotNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';

/** Longer before it, nothing is found that could be taken for it: a search looks a minute around. */
const LOOKED_BACK = { hours: 1 };

type Words = { recipient: string; text: string; takenAt: Temporal.Instant };

/**
 * What other messages that said the same to the same number about that time are called at the gateway: a
 * search may not find them again. All that a number ever heard would grow without end.
 */
export async function listKnownIds(
  scope: CompanyScope,
  { recipient, text, takenAt }: Words,
): Promise<string[]> {
  const rows = await scope
    .select({ providerId: messages.providerId })
    .from(messages)
    .where(
      and(
        eq(messages.channel, 'whatsapp'),
        eq(messages.recipient, recipient),
        eq(messages.text, text),
        gte(messages.takenAt, takenAt.subtract(LOOKED_BACK)),
        isNotNull(messages.providerId),
      ),
    );
  return rows.flatMap(({ providerId }) => providerId ?? []);
}
