import { desc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientNotes } from './client-notes.table.ts';

export type ClientNoteRow = typeof clientNotes.$inferSelect;

/** Newest first. */
export function listNotes(scope: CompanyScope, clientId: string): Promise<ClientNoteRow[]> {
  return scope
    .select()
    .from(clientNotes)
    .where(eq(clientNotes.clientId, clientId))
    .orderBy(desc(clientNotes.id));
}
