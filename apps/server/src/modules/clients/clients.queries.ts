import { readPhone } from '@app/domain/clients/client';
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clients } from './clients.table.ts';

export type ClientRow = typeof clients.$inferSelect;

export async function findClient(scope: CompanyScope, id: string): Promise<ClientRow | null> {
  const [client] = await scope.select().from(clients).where(eq(clients.id, id));
  return client ?? null;
}

/** Nobody else changes, merges or forgets the client until the transaction ends. */
export async function lockClient(scope: CompanyScope, id: string): Promise<ClientRow | null> {
  const [client] = await scope
    .select()
    .from(clients)
    .where(eq(clients.id, id))
    .for('no key update');
  return client ?? null;
}

/** As part of another query: those of whom nobody knows any more who they were. */
export function anonymizedIds(scope: CompanyScope): SQL {
  return sql`${scope.select({ id: clients.id }).from(clients).where(isNotNull(clients.anonymizedAt))}`;
}

export async function listTags(scope: CompanyScope): Promise<string[]> {
  const tag = sql<string>`unnest(${clients.tags})`.as('tag');
  const rows = await scope.selectDistinct({ tag }).from(clients).orderBy(tag);
  return rows.map((row) => row.tag);
}

/** The others with this phone, so that the same person is not saved twice by mistake. */
export async function clientsWithPhone(
  scope: CompanyScope,
  { typed, except }: { typed: string; except?: string | undefined },
): Promise<{ id: string; name: string }[]> {
  const phoneKey = readPhone(typed)?.phoneKey;
  if (!phoneKey) return [];
  return scope
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(and(eq(clients.phoneKey, phoneKey), except ? ne(clients.id, except) : undefined))
    .orderBy(clients.id)
    .limit(10);
}
