import { namesAgree } from '@app/domain/clients/name-likeness';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listClientIdsByPhone, listClientsOfPhone } from '../../clients/client-phones.queries.ts';
import { findClient } from '../../clients/clients.queries.ts';
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

/**
 * What was ordered with a phone of somebody who is about to be forgotten. Where the phone is another's now,
 * or another's too, hers is what bears her name: a stranger may wait there for what she pays just now.
 */
export async function claimOrders(
  scope: CompanyScope,
  { clientId, phoneKeys }: { clientId: string; phoneKeys: readonly string[] },
): Promise<void> {
  const her = await findClient(scope, clientId);
  for (const phoneKey of phoneKeys) {
    const known = await listClientsOfPhone(scope, phoneKey);
    const isHersAlone = known.length === 1 && known[0]?.id === clientId;
    const orders = await listStray(scope, phoneKey);
    const hers = orders.filter(
      ({ contactName }) => isHersAlone || namesAgree(contactName, her?.name ?? ''),
    );
    await link(scope, hers, clientId);
  }
}

/** Those that somebody pays or refuses at this moment get their client from that. */
async function linkOrdersOf(scope: CompanyScope, phoneKey: string, clientId: string) {
  await link(scope, await listStray(scope, phoneKey).for('update', { skipLocked: true }), clientId);
}

function listStray(scope: CompanyScope, phoneKey: string) {
  const { id, contactName, clientId } = prepaidOrders;
  return scope
    .select({ id, contactName })
    .from(prepaidOrders)
    .where(and(isNull(clientId), eq(prepaidOrders.phoneKey, phoneKey)));
}

async function link(scope: CompanyScope, orders: readonly { id: string }[], clientId: string) {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return;
  await scope.update(prepaidOrders).set({ clientId }).where(inArray(prepaidOrders.id, ids));
}
