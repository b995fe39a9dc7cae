import type {
  ClientConsent,
  ClientDuplicate,
  ClientNote,
  PrivacyRequest,
} from '@app/contract/clients/client-record.contract';
import { may, type Role } from '@app/domain/team/permissions';
import type { DuplicateRow } from '../duplicates/client-duplicates.queries.ts';
import type { ClientConsentRow } from '../privacy/client-consents.queries.ts';
import type { ListedRequest } from '../privacy/privacy-requests.queries.ts';
import type { ClientNoteRow } from './client-notes.queries.ts';

type Reader = { account: { userId: string }; role: Role };

export function presentNote(
  { id, text, authorName, authorUserId, createdAt }: ClientNoteRow,
  { account, role }: Reader,
): ClientNote {
  const isOwn = authorUserId === account.userId || may(role, 'clients.erase');
  return { id, text, authorName, isOwn, createdAt: createdAt.toString() };
}

export function presentConsent(consent: ClientConsentRow): ClientConsent {
  const { id, granted, source, recordedByName, recordedAt } = consent;
  return { id, granted, source, recordedByName, recordedAt: recordedAt.toString() };
}

export function presentDuplicate(sharing: readonly DuplicateRow[]): ClientDuplicate {
  return {
    phone: sharing[0]?.phone ?? '',
    clients: sharing.map(({ id, name, email, phone, createdAt }) => ({
      ...{ id, name, email, phone },
      createdAt: createdAt.toString(),
    })),
  };
}

export function presentRequest(request: ListedRequest): PrivacyRequest {
  const { id, kind, clientId, clientName, handledByName, handledAt } = request;
  return { id, kind, clientId, clientName, handledByName, handledAt: handledAt.toString() };
}
