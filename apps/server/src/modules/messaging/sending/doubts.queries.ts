import { and, eq, isNotNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';

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
