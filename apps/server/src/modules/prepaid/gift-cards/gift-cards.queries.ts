import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { giftCardEntries, giftCards } from './gift-cards.table.ts';

export type GiftCardRow = typeof giftCards.$inferSelect;
type EntryRow = typeof giftCardEntries.$inferSelect;

/** Keeps them from being spent by others, in one order for everybody; found by code or id. */
export async function lockGiftCards(
  scope: CompanyScope,
  keys: readonly string[],
  by: 'code' | 'id' = 'code',
): Promise<ReadonlyMap<string, GiftCardRow>> {
  if (keys.length === 0) return new Map();
  const rows = await scope
    .select()
    .from(giftCards)
    .where(inArray(giftCards[by], [...new Set(keys)]))
    .orderBy(asc(giftCards.id))
    .for('no key update');
  return new Map(rows.map((row) => [row[by], row]));
}

/** What a payment sold and spent, as far as it was not taken back. */
export async function listEntriesOf(
  scope: CompanyScope,
  settlementId: string,
): Promise<EntryRow[]> {
  const rows = await scope
    .select()
    .from(giftCardEntries)
    .where(eq(giftCardEntries.settlementId, settlementId))
    .orderBy(asc(giftCardEntries.giftCardId), asc(giftCardEntries.id));
  const returned = new Set(rows.map(({ returnsId }) => returnsId));
  const voided = new Set(
    rows.filter(({ kind }) => kind === 'voided').map(({ giftCardId }) => giftCardId),
  );
  return rows.filter(({ id, kind, giftCardId }) =>
    kind === 'used' ? !returned.has(id) : kind === 'sold' && !voided.has(giftCardId),
  );
}

/** What a payment spent, with the codes. */
export function listSpentCards(
  scope: CompanyScope,
  settlementId: string,
): Promise<{ code: string; amount: number }[]> {
  return scope
    .select({ code: giftCards.code, amount: giftCardEntries.amount })
    .from(giftCardEntries)
    .innerJoin(giftCards, eq(giftCards.id, giftCardEntries.giftCardId))
    .where(and(eq(giftCardEntries.settlementId, settlementId), eq(giftCardEntries.kind, 'used')))
    .orderBy(asc(giftCardEntries.id));
}

/** The card that a payment sold. */
export async function findSoldCard(
  scope: CompanyScope,
  settlementId: string,
): Promise<GiftCardRow | null> {
  const [sold] = await scope
    .select()
    .from(giftCards)
    .innerJoin(giftCardEntries, eq(giftCardEntries.giftCardId, giftCards.id))
    .where(and(eq(giftCardEntries.settlementId, settlementId), eq(giftCardEntries.kind, 'sold')));
  return sold?.gift_cards ?? null;
}
