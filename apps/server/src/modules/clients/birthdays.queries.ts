import { and, asc, isNull, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clients } from './clients.table.ts';
import { clientConsents } from './privacy/client-consents.table.ts';

/** Somebody who has her birthday, and what decides whether she is written to. */
export type Celebrant = {
  id: string;
  name: string;
  phone: string;
  active: boolean;
  blocked: boolean;
  /** She said no to what nobody asked for; whoever was never asked did not. */
  refused: boolean;
};

export async function listBornOn(
  scope: CompanyScope,
  days: readonly { month: number; day: number }[],
): Promise<Celebrant[]> {
  return scope
    .select({
      id: clients.id,
      name: clients.name,
      phone: clients.phone,
      active: clients.active,
      blocked: sql<boolean>`${clients.blockedAt} is not null`,
      refused: sql<boolean>`${hasRefused()}`,
    })
    .from(clients)
    .where(and(isNull(clients.anonymizedAt), bornOn(days)))
    .orderBy(asc(clients.searchText), asc(clients.id));
}

/** Whether what she said last about marketing was no. */
export async function refusesMarketing(scope: CompanyScope, clientId: string): Promise<boolean> {
  const [row] = await scope
    .select({ refused: sql<boolean>`${hasRefused()}` })
    .from(clients)
    .where(sql`${clients.id} = ${clientId}`);
  return row?.refused ?? false;
}

function hasRefused(): SQL {
  return sql`not ${clients.acceptsMarketing} and exists (
    select from ${clientConsents} where ${clientConsents.clientId} = ${clients.id})`;
}

function bornOn(days: readonly { month: number; day: number }[]): SQL {
  const dates = days.map(({ month, day }) => month * 100 + day);
  return sql`extract(month from ${clients.birthDate}) * 100 + extract(day from ${clients.birthDate})
    = any (${sql.param(dates)}::int[])`;
}
