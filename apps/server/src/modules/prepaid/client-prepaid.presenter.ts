import type { OwingClient } from '@app/contract/prepaid/client-prepaid.contract';
import type { AccountView, OwingRow } from './accounts/accounts.queries.ts';
import type { ClientPackageView } from './packages/client-packages.queries.ts';

export function presentClientPackage({ price, ...bought }: ClientPackageView) {
  return { ...bought, priceCents: price };
}

export function presentAccount({ balance, limit, ownLimit, entries }: AccountView) {
  return {
    balanceCents: balance,
    limitCents: limit,
    ownLimitCents: ownLimit,
    entries: entries.map(({ amount, ...entry }) => ({ ...entry, amountCents: amount })),
  };
}

export function presentOwing({ clientId, owed, lastUse, card }: OwingRow): OwingClient {
  return {
    clientId,
    clientName: card?.name ?? '',
    clientPhone: card?.phone || null,
    owedCents: owed,
    lastUseDate: lastUse,
  };
}
