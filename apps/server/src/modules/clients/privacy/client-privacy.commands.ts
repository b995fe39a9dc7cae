import { NOBODY } from '@app/domain/clients/client';
import { searchTextOf } from '@app/domain/clients/client-search';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { forgetAnswers } from '../../../foundation/idempotency/answered-once.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import type { Marker } from '../../../foundation/secrets/keyed-mark.ts';
import { type ClientRow, lockClient } from '../clients.queries.ts';
import { clients } from '../clients.table.ts';
import { type Contact, listContacts } from '../record/client-contacts.queries.ts';
import type { Colleague } from '../record/client-notes.commands.ts';
import { clientNotes } from '../record/client-notes.table.ts';
import { tombstonesOf } from './client-tombstones.queries.ts';
import { clientTombstones } from './client-tombstones.table.ts';
import { clearImportRows } from './client-traces.commands.ts';
import { forgetTrail } from './client-trail.commands.ts';
import { privacyRequests } from './privacy-requests.table.ts';

type Handling = { clientId: string; handledBy: Colleague; now: Temporal.Instant };

/** Forgets the person for good. What she paid and when she came stays, under a name of nobody. */
export async function anonymizeClient(
  scope: CompanyScope,
  markOf: Marker,
  { clientId, handledBy, now }: Handling,
): Promise<Result<{ id: string }, 'not-found' | 'anonymized'>> {
  const client = await lockClient(scope, clientId);
  if (!client) return refuse('not-found');
  if (client.anonymizedAt) return refuse('anonymized');

  const ids = [clientId, ...client.mergedIds];
  const contacts = await listContacts(scope, client);
  const phoneKeys = [...new Set(contacts.map(({ phoneKey }) => phoneKey).filter(Boolean))];
  await announce(scope, 'client.leaving', { clientId, phoneKeys });
  await clearImportRows(scope, { clientIds: ids, contacts });
  await scope.delete(clientNotes).where(eq(clientNotes.clientId, clientId));
  await becomeNobody(scope, client, now);
  // Last, because each of these steps was written into the trail.
  await forgetTrail(scope, ids);
  await forgetAnswers(scope);
  await leaveTombstones(scope, markOf, contacts);
  await registerRequest(scope, 'anonymize', { clientId, handledBy, now });
  await announce(scope, 'client.anonymized', { clientId, mergedIds: client.mergedIds });
  return accept({ id: clientId });
}

/** The register says that it was asked for and done, not what was in it. */
export async function registerRequest(
  scope: CompanyScope,
  kind: (typeof privacyRequests.$inferInsert)['kind'],
  { clientId, handledBy, now }: Handling,
): Promise<void> {
  await scope.insert(privacyRequests).values({
    kind,
    clientId,
    handledAt: now,
    handledByUserId: handledBy.userId,
    handledByName: handledBy.name,
  });
}

async function becomeNobody(
  scope: CompanyScope,
  { id }: ClientRow,
  now: Temporal.Instant,
): Promise<void> {
  const nobody = { name: NOBODY, email: '', phone: '' };
  await scope
    .update(clients)
    .set({
      ...nobody,
      phoneKey: '',
      birthDate: null,
      tags: [],
      allergies: '',
      preferences: '',
      active: false,
      acceptsMarketing: false,
      blockedAt: null,
      blockedReason: '',
      searchText: searchTextOf(nobody),
      anonymizedAt: now,
      version: sql`${clients.version} + 1`,
    })
    .where(eq(clients.id, id));
}

/** Keeps an import of an old file from bringing the person back. */
async function leaveTombstones(
  scope: CompanyScope,
  markOf: Marker,
  contacts: readonly Contact[],
): Promise<void> {
  const marks = tombstonesOf(markOf, scope.companyId, contacts);
  if (marks.size === 0) return;
  const stones = [...marks].map((mark) => ({ mark }));
  await scope.insert(clientTombstones).values(stones).onConflictDoNothing();
}
