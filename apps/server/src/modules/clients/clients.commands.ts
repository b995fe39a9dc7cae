import {
  type CheckedClient,
  type ClientDetails,
  type ClientFault,
  type ClientRefusal,
  checkClient,
} from '@app/domain/clients/client';
import { searchTextOf } from '@app/domain/clients/client-search';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { unlessHistory } from '../../foundation/database/refused-write.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { announce } from '../../foundation/jobs/events.ts';
import { type ClientRow, clientsWithPhone, findClient } from './clients.queries.ts';
import { clients } from './clients.table.ts';
import { clearWorkedOffRows } from './privacy/client-traces.commands.ts';
import { forgetTrail } from './privacy/client-trail.commands.ts';

type Outcome<Refusal extends ClientRefusal> = Promise<Result<ClientRow, Refusal>>;
export type Saving = {
  /** The company's day. */
  today: Temporal.PlainDate;
  /** Families share a phone: whoever was warned may say so. */
  samePhone: 'warn' | 'allow';
};
/** A checked client, with what an import or a booking knows besides. */
export type NewClient = CheckedClient &
  Partial<Pick<typeof clients.$inferInsert, 'id' | 'importId' | 'acceptsMarketing' | 'createdAt'>>;

export async function createClient(
  scope: CompanyScope,
  details: ClientDetails,
  { today, samePhone }: Saving,
): Outcome<ClientFault | 'same-phone'> {
  const checked = checkClient(details, today);
  if (!checked.accepted) return checked;
  if (samePhone === 'warn' && (await isPhoneKnown(scope, checked.value))) {
    return refuse('same-phone');
  }
  const [created] = await insertClients(scope, [checked.value]);
  if (!created) throw new Error('The database stored no client');
  return accept(created);
}

/** Stores them as they are: whoever calls has checked them. */
export async function insertClients(
  scope: CompanyScope,
  newClients: readonly NewClient[],
): Promise<ClientRow[]> {
  if (newClients.length === 0) return [];
  const created = await scope
    .insert(clients)
    .values(newClients.map((client) => ({ ...client, searchText: searchTextOf(client) })))
    .returning();
  await tellPhones(scope, created);
  return created;
}

/** Somebody may have written from the phone before she was in the book. */
async function tellPhones(scope: CompanyScope, saved: readonly ClientRow[]): Promise<void> {
  const reached = saved
    .filter(({ phoneKey }) => phoneKey !== '')
    .map(({ id, phoneKey }) => ({ clientId: id, phoneKey }));
  if (reached.length > 0) await announce(scope, 'clients.reachable', { reached });
}

/** Replaces the client as she was when the form was opened; a newer one is left alone. */
export async function updateClient(
  scope: CompanyScope,
  { id, version, active }: { id: string; version: number; active: boolean },
  { details, today, samePhone }: Saving & { details: ClientDetails },
): Outcome<Exclude<ClientRefusal, 'has-history'>> {
  const checked = checkClient(details, today);
  if (!checked.accepted) return checked;
  const stored = await findClient(scope, id);
  if (!stored) return refuse('not-found');
  if (stored.anonymizedAt) return refuse('anonymized');
  if (stored.version !== version) return refuse('changed-meanwhile');
  const isNewPhone = stored.phoneKey !== checked.value.phoneKey;
  if (isNewPhone && samePhone === 'warn' && (await isPhoneKnown(scope, checked.value, id))) {
    return refuse('same-phone');
  }
  const changes = { ...checked.value, active, searchText: searchTextOf(checked.value) };
  const changed = await change(scope, { id, version }, changes);
  if (!changed) return refuse('changed-meanwhile');
  if (isNewPhone) await tellPhones(scope, [changed]);
  return accept(changed);
}

export function deactivateClient(scope: CompanyScope, id: string) {
  return changeUnlessForgotten(scope, id, { active: false });
}

export function reactivateClient(scope: CompanyScope, id: string) {
  return changeUnlessForgotten(scope, id, { active: true });
}

/** A blocked client can no longer book online. */
export function blockClient(
  scope: CompanyScope,
  id: string,
  { reason, now }: { reason: string; now: Temporal.Instant },
) {
  return changeUnlessForgotten(scope, id, { blockedAt: now, blockedReason: reason });
}

export function unblockClient(scope: CompanyScope, id: string) {
  return changeUnlessForgotten(scope, id, { blockedAt: null, blockedReason: '' });
}

/** What the newest consent says, where everybody who writes to clients can see it. */
export function noteConsent(scope: CompanyScope, id: string, { granted }: { granted: boolean }) {
  return changeUnlessForgotten(scope, id, { acceptsMarketing: granted });
}

/** Whoever is deleted can no longer ask to be forgotten, so trail and files forget her at once. */
export function removeClient(
  scope: CompanyScope,
  id: string,
): Outcome<'not-found' | 'has-history'> {
  return unlessHistory(async () => {
    const [removed] = await scope.delete(clients).where(eq(clients.id, id)).returning();
    if (!removed) return refuse('not-found');
    const ids = [id, ...removed.mergedIds];
    await clearWorkedOffRows(scope, ids);
    await forgetTrail(scope, ids);
    return accept(removed);
  });
}

async function isPhoneKnown(
  scope: CompanyScope,
  { phone }: CheckedClient,
  except?: string,
): Promise<boolean> {
  return (await clientsWithPhone(scope, { typed: phone, except })).length > 0;
}

type Changes = Partial<typeof clients.$inferInsert>;

async function changeUnlessForgotten(
  scope: CompanyScope,
  id: string,
  changes: Changes,
): Outcome<'not-found' | 'anonymized'> {
  const changed = await change(scope, { id }, changes);
  if (changed) return accept(changed);
  return refuse((await findClient(scope, id)) ? 'anonymized' : 'not-found');
}

async function change(
  scope: CompanyScope,
  { id, version }: { id: string; version?: number },
  changes: Changes,
): Promise<ClientRow | null> {
  const [changed] = await scope
    .update(clients)
    .set({ ...changes, version: sql`${clients.version} + 1` })
    .where(
      and(
        eq(clients.id, id),
        isNull(clients.anonymizedAt),
        version === undefined ? undefined : eq(clients.version, version),
      ),
    )
    .returning();
  return changed ?? null;
}
