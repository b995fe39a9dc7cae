import type { duplicate, note as noteSchema } from '@app/contract/clients/client-record.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { may, type Role } from '@app/domain/team/permissions';
import type { DuplicateRow } from '../duplicates/client-duplicates.queries.ts';
import type { ClientNoteRow } from './client-notes.queries.ts';

type Reader = { account: { userId: string }; role: Role };

export function presentNote(
  note: ClientNoteRow,
  { account, role }: Reader,
): Answer<typeof noteSchema> {
  const isOwn = note.authorUserId === account.userId || may(role, 'clients.erase');
  return { ...note, isOwn };
}

export function presentDuplicate(clients: DuplicateRow[]): Answer<typeof duplicate> {
  return { phone: clients[0]?.phone ?? '', clients };
}
