import type { ConsentSource } from '@app/domain/clients/consent';
import { accept, type Result } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { noteConsent } from '../clients.commands.ts';
import type { Colleague } from '../record/client-notes.commands.ts';
import type { ClientConsentRow } from './client-consents.queries.ts';
import { clientConsents } from './client-consents.table.ts';

type NewConsent = {
  clientId: string;
  granted: boolean;
  source: ConsentSource;
  /** Null when the client said it herself. */
  recordedBy: Colleague | null;
  now: Temporal.Instant;
};

/** Taking a consent back is one more row: that it was given once remains the proof. */
export async function recordConsent(
  scope: CompanyScope,
  { clientId, granted, source, recordedBy, now }: NewConsent,
): Promise<Result<ClientConsentRow, 'not-found' | 'anonymized'>> {
  const noted = await noteConsent(scope, clientId, { granted });
  if (!noted.accepted) return noted;
  const [consent] = await scope
    .insert(clientConsents)
    .values({
      clientId,
      granted,
      source,
      recordedAt: now,
      recordedByUserId: recordedBy?.userId ?? null,
      recordedByName: recordedBy?.name ?? '',
    })
    .returning();
  if (!consent) throw new Error('The database stored no consent');
  return accept(consent);
}

/** The proofs themselves may not be changed, so the other record of the person gets copies. */
export async function copyConsents(
  scope: CompanyScope,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await scope.execute(sql`
    insert into ${clientConsents}
      (client_id, granted, source, recorded_by_user_id, recorded_by_name, recorded_at)
    select ${to}, granted, source, recorded_by_user_id, recorded_by_name, recorded_at
    from ${clientConsents} where ${eq(clientConsents.clientId, from)} order by id`);
}
