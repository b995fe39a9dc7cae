import { type GiftCardStanding, giftCardStanding } from '@app/domain/prepaid/gift-card';
import { and, desc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import {
  type NewestPlace,
  newestFirst,
  olderThan,
  type Page,
  pageOf,
} from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readClientCards } from '../../clients/client-cards.queries.ts';
import type { GiftCardRow } from './gift-cards.queries.ts';
import { giftCardEntries, giftCards } from './gift-cards.table.ts';

export type GiftCardView = GiftCardRow & { standing: GiftCardStanding; clientName: string | null };
type Wanted = {
  which: 'all' | 'usable';
  after: NewestPlace | null;
  limit: number;
  today: Temporal.PlainDate;
};

/** Newest first. */
export async function listGiftCards(
  scope: CompanyScope,
  { which, after, limit, today }: Wanted,
): Promise<Page<GiftCardView>> {
  const rows = await scope
    .select()
    .from(giftCards)
    .where(and(which === 'usable' ? isUsable(today) : undefined, olderThan(giftCards, after)))
    .orderBy(...newestFirst(giftCards))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  return { ...page, rows: await withNames(scope, page.rows, today) };
}

/** How many still pay something, and how much. */
export async function sumUsable(
  scope: CompanyScope,
  today: Temporal.PlainDate,
): Promise<{ count: number; balanceCents: number }> {
  const sums = {
    count: sql<number>`count(*)`.mapWith(Number),
    balanceCents: sql<number>`coalesce(sum(${giftCards.balance}), 0)`.mapWith(Number),
  };
  return onlyRow(await scope.select(sums).from(giftCards).where(isUsable(today)));
}

export async function findGiftCard(
  scope: CompanyScope,
  which: { id: string } | { code: string },
  today: Temporal.PlainDate,
): Promise<GiftCardView | null> {
  const isIt = 'id' in which ? eq(giftCards.id, which.id) : eq(giftCards.code, which.code);
  const [found] = await withNames(scope, await scope.select().from(giftCards).where(isIt), today);
  return found ?? null;
}

/** What was put on it and spent of it, newest first. */
export function listGiftCardEntries(scope: CompanyScope, giftCardId: string) {
  return scope
    .select()
    .from(giftCardEntries)
    .where(eq(giftCardEntries.giftCardId, giftCardId))
    .orderBy(desc(giftCardEntries.id));
}

async function withNames(
  scope: CompanyScope,
  rows: readonly GiftCardRow[],
  today: Temporal.PlainDate,
): Promise<GiftCardView[]> {
  const buyers = await readClientCards(
    scope,
    rows.flatMap(({ clientId }) => clientId ?? []),
  );
  return rows.map((row) => ({
    ...row,
    standing: giftCardStanding(row, today),
    clientName: buyers.get(row.clientId ?? '')?.name ?? null,
  }));
}

/** As part of another query. */
export function isUsable(today: Temporal.PlainDate) {
  return and(
    gt(giftCards.balance, sql`0`),
    isNull(giftCards.takenBackAt),
    or(isNull(giftCards.validUntil), gte(giftCards.validUntil, today)),
  );
}
