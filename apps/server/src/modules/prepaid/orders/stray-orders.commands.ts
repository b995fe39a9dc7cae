import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listClientIdsByPhone, listClientsOfPhone } from '../../clients/client-phones.queries.ts';
import { prepaidOrders } from './orders.table.ts';

type Reached = { clientId: string; phoneKey: string };

/** Whoever ordered before she was in the book is known from now on, unless somebody shares her phone. */
export async function linkOrders(scope: CompanyScope, reached: readonly Reached[]): Promise<void> {
  const keys = await listOrdering(scope, reached);
  const known = await listClientIdsByPhone(scope, keys);
  for (const phoneKey of keys) {
    const [clientId, other] = known.get(phoneKey) ?? [];
    if (clientId && !other) await linkOrdersOf(scope, phoneKey, clientId);
  }
}

/** A file of clients brings thousands of phones, of which hardly any ordered. */
async function listOrdering(scope: CompanyScope, reached: readonly Reached[]): Promise<string[]> {
  const keys = sql.param(reached.map(({ phoneKey }) => phoneKey).filter(Boolean));
  const rows = await scope
    .selectDistinct({ phoneKey: prepaidOrders.phoneKey })
    .from(prepaidOrders)
    .where(
      and(isNull(prepaidOrders.clientId), sql`${prepaidOrders.phoneKey} = any(${keys}::text[])`),
    );
  return rows.map(({ phoneKey }) => phoneKey);
}

/** What was ordered with a phone of somebody who is about to be forgotten. Of two who share it, each has what bears her name. */
export async function claimOrders(
  scope: CompanyScope,
  { clientId, phoneKeys }: { clientId: string; phoneKeys: readonly string[] },
): Promise<void> {
  for (const phoneKey of phoneKeys) {
    const known = await listClientsOfPhone(scope, phoneKey);
    const isShared = known.some(({ id }) => id !== clientId);
    const name = known.find(({ id }) => id === clientId)?.name ?? '';
    await linkOrdersOf(scope, phoneKey, clientId, isShared ? name : undefined);
  }
}

async function linkOrdersOf(
  scope: CompanyScope,
  phoneKey: string,
  clientId: string,
  name?: string,
): Promise<void> {
  const { contactName } = prepaidOrders;
  await scope
    .update(prepaidOrders)
    .set({ clientId })
    .where(
      and(
        isNull(prepaidOrders.clientId),
        eq(prepaidOrders.phoneKey, phoneKey),
        name === undefined ? undefined : eq(contactName, name),
      ),
    );
}
