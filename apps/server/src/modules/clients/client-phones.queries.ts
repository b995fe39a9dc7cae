import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clients } from './clients.table.ts';

export type ClientOfPhone = {
  id: string;
  name: string;
  email: string;
  phone: string;
  isBlocked: boolean;
  blockedReason: string;
};

/** Everybody with exactly this phone, whoever came first before the others. The forgotten are nobody. */
export function listClientsOfPhone(
  scope: CompanyScope,
  phoneKey: string,
): Promise<ClientOfPhone[]> {
  return ofPhone(scope).execute({ phoneKey });
}

/** The same for several phones at once, by phone. */
export async function listClientIdsByPhone(
  scope: CompanyScope,
  phoneKeys: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { id, phoneKey } = clients;
  const keys = phoneKeys.filter(Boolean);
  if (keys.length === 0) return new Map();
  const rows = await scope
    .select({ id, phoneKey })
    .from(clients)
    .where(and(inArray(phoneKey, keys), isNull(clients.anonymizedAt)))
    .orderBy(asc(id));
  const byPhone = Map.groupBy(rows, (row) => row.phoneKey);
  return new Map([...byPhone].map(([key, all]) => [key, all.map((row) => row.id)]));
}

/** For staff, who may have heard only the end of it. */
export function listClientsByLastDigits(
  scope: CompanyScope,
  lastDigits: string,
): Promise<ClientOfPhone[]> {
  return scope
    .select(COLUMNS)
    .from(clients)
    .where(and(sql`right(${clients.phoneKey}, 8) = ${lastDigits}`, isNull(clients.anonymizedAt)))
    .orderBy(asc(clients.id))
    .limit(2);
}

/** Somebody's phone may have been misheard: whoever has one of these. */
export function listClientsOfPhones(
  scope: CompanyScope,
  phoneKeys: readonly string[],
): Promise<ClientOfPhone[]> {
  if (phoneKeys.length === 0) return Promise.resolve([]);
  return scope
    .select(COLUMNS)
    .from(clients)
    .where(and(inArray(clients.phoneKey, [...phoneKeys]), isNull(clients.anonymizedAt)))
    .orderBy(asc(clients.id))
    .limit(MOST_ALIKE);
}

const MOST_ALIKE = 3;

const COLUMNS = {
  id: clients.id,
  name: clients.name,
  email: clients.email,
  phone: clients.phone,
  isBlocked: sql<boolean>`${clients.blockedAt} is not null`,
  blockedReason: clients.blockedReason,
};

const ofPhone = preparedQuery('clients_of_phone', (database) =>
  database
    .select(COLUMNS)
    .from(clients)
    .where(
      and(
        eq(clients.phoneKey, sql.placeholder('phoneKey')),
        sql`${clients.phoneKey} <> ''`,
        isNull(clients.anonymizedAt),
      ),
    )
    .orderBy(asc(clients.id)),
);
