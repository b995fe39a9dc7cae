import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { messagingSettings } from './messaging-settings.table.ts';

type Changes = Partial<Omit<typeof messagingSettings.$inferInsert, 'companyId' | 'id' | 'version'>>;

/** Stores what is said; the rest stays as it is, or as usual. */
export async function keepMessagingSettings(scope: CompanyScope, changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await scope
    .insert(messagingSettings)
    .values(changes)
    .onConflictDoUpdate({
      target: messagingSettings.companyId,
      set: { ...changes, version: sql`${messagingSettings.version} + 1` },
    });
}
