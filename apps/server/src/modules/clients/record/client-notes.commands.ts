import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockClient } from '../clients.queries.ts';
import type { ClientNoteRow } from './client-notes.queries.ts';
import { clientNotes } from './client-notes.table.ts';

export type Colleague = { userId: string; name: string };

export async function writeNote(
  scope: CompanyScope,
  { clientId, text, author }: { clientId: string; text: string; author: Colleague },
): Promise<Result<ClientNoteRow, 'not-found' | 'anonymized'>> {
  const client = await lockClient(scope, clientId);
  if (!client) return refuse('not-found');
  if (client.anonymizedAt) return refuse('anonymized');
  const [note] = await scope
    .insert(clientNotes)
    .values({ clientId, text, authorUserId: author.userId, authorName: author.name })
    .returning();
  if (!note) throw new Error('The database stored no note');
  return accept(note);
}

/** `byAuthor` deletes only what this person wrote. */
export async function removeNote(
  scope: CompanyScope,
  { id, clientId, byAuthor }: { id: string; clientId: string; byAuthor: string | null },
): Promise<Result<{ id: string }, 'not-found' | 'not-own'>> {
  const theNote = and(eq(clientNotes.id, id), eq(clientNotes.clientId, clientId));
  const [note] = await scope.select().from(clientNotes).where(theNote).for('update');
  if (!note) return refuse('not-found');
  if (byAuthor !== null && note.authorUserId !== byAuthor) return refuse('not-own');
  await scope.delete(clientNotes).where(theNote);
  return accept({ id });
}
