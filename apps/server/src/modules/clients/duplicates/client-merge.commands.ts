import { mergedClient, mergeNotes } from '@app/domain/clients/client-merge';
import { searchTextOf } from '@app/domain/clients/client-search';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import { readCompany } from '../../company/company.queries.ts';
import { type ClientRow, lockClient } from '../clients.queries.ts';
import { clients } from '../clients.table.ts';
import { copyConsents } from '../privacy/client-consents.commands.ts';
import { listConsents } from '../privacy/client-consents.queries.ts';
import { listClientReferences } from '../privacy/client-references.queries.ts';
import { type Colleague, writeNote } from '../record/client-notes.commands.ts';

/** Two records of one person become one: everything of the second is the first's. */
export async function mergeClients(
  scope: CompanyScope,
  { keptId, mergedId, mergedBy }: { keptId: string; mergedId: string; mergedBy: Colleague },
): Promise<Result<{ id: string }, 'not-found' | 'anonymized'>> {
  // Always in the same order: two merges of the same pair would wait for each other for ever.
  const locked = new Map<string, ClientRow | null>();
  for (const id of [keptId, mergedId].sort()) locked.set(id, await lockClient(scope, id));
  const [kept, merged] = [locked.get(keptId), locked.get(mergedId)];
  if (!kept || !merged) return refuse('not-found');
  if (kept.anonymizedAt || merged.anonymizedAt) return refuse('anonymized');

  await copyConsents(scope, { from: mergedId, to: keptId });
  await handOver(scope, { keptId, mergedId });
  await scope.delete(clients).where(eq(clients.id, mergedId));
  await keepTheWhole(scope, kept, merged);
  for (const text of mergeNotes(kept, merged)) {
    await writeNote(scope, { clientId: keptId, text, author: mergedBy });
  }
  await announce(scope, 'client.merged', { clientId: keptId });
  // What stood on the merged one stands on the other now, in the agenda too.
  scope.changed.add('appointments');
  return accept({ id: keptId });
}

async function handOver(
  scope: CompanyScope,
  { keptId, mergedId }: { keptId: string; mergedId: string },
): Promise<void> {
  for (const { table, column } of await listClientReferences(scope)) {
    if (table === 'client_consents') continue;
    // Both names come from the catalogue, the table's already quoted.
    const [name, client] = [sql.raw(table), sql.identifier(column)];
    await scope.execute(
      sql`update ${name} set ${client} = ${keptId} where ${client} = ${mergedId}`,
    );
  }
}

async function keepTheWhole(
  scope: CompanyScope,
  kept: ClientRow,
  merged: ClientRow,
): Promise<void> {
  const { accountLimit: usualLimit } = await readCompany(scope);
  const whole = mergedClient(kept, merged, { usualLimit });
  const [newest] = await listConsents(scope, kept.id);
  await scope
    .update(clients)
    .set({
      ...whole,
      searchText: searchTextOf(whole),
      acceptsMarketing: newest?.granted ?? kept.acceptsMarketing,
      mergedIds: [...kept.mergedIds, merged.id, ...merged.mergedIds],
      version: sql`${clients.version} + 1`,
    })
    .where(eq(clients.id, kept.id));
}
