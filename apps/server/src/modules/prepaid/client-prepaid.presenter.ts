import type { OwingClient } from '@app/contract/prepaid/client-prepaid.contract';
import { formatDate } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import { formatPhone } from '@app/domain/shared/phones';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import type { AccountView, OwingRow } from './accounts/accounts.queries.ts';
import type { ClientPackageView } from './packages/client-packages.queries.ts';
import { owingFileHeader } from './prepaid.labels.ts';

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

export function owingLinesOf(rows: readonly OwingRow[]): string[][] {
  return rows.map(({ card, owed, lastUse }) => [
    card?.name ?? '',
    card?.phone ? formatPhone(card.phone) : '',
    formatAmount(cents(owed)),
    formatDate(Temporal.PlainDate.from(lastUse)),
  ]);
}

export function owingFile(lines: readonly string[][]): File {
  return csvFile('fiado.csv', owingFileHeader, lines);
}
