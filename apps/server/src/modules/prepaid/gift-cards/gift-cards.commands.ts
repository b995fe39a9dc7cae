import { randomBytes } from 'node:crypto';
import { giftCardCode, readGiftCardCode } from '@app/domain/prepaid/gift-card';
import { isPast, lastDayOf } from '@app/domain/prepaid/package';
import { type Cents, cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isRefusedByRule } from '../../../foundation/database/sql-state.ts';
import { listEntriesOf, lockGiftCards } from './gift-cards.queries.ts';
import { GIFT_CARD_NOT_NEGATIVE, giftCardEntries, giftCards } from './gift-cards.table.ts';

type GiftCardRow = typeof giftCards.$inferSelect;
type Doing = { userId: string; now: Temporal.Instant };
export type NewGiftCard = {
  amount: Cents;
  /** Who buys it, if known. */
  clientId: string | null;
  recipientName: string;
  message: string;
  validDays: number | null;
};
export type WantedCard = { code: string; amount: Cents };
export type TakenCard = { giftCardId: string; amount: Cents };
export type GiftCardRefusal = 'gift-card-unknown' | 'gift-card-expired' | 'gift-card-not-enough';

/** A code that nobody has yet; the payment that sold it is noted when it is stored. */
export async function issueGiftCard(
  scope: CompanyScope,
  { validDays, ...card }: NewGiftCard,
  { now, today }: { now: Temporal.Instant; today: Temporal.PlainDate },
): Promise<GiftCardRow> {
  const validUntil = lastDayOf(today, validDays);
  for (;;) {
    const [issued] = await scope
      .insert(giftCards)
      .values({ ...card, validUntil, balance: card.amount, code: freshCode(), createdAt: now })
      .onConflictDoNothing({ target: [giftCards.companyId, giftCards.code] })
      .returning();
    if (issued) return issued;
  }
}

function freshCode(): string {
  for (;;) {
    const code = giftCardCode(randomBytes(32));
    if (code !== null) return code;
  }
}

/** Takes amounts from cards. That no more is spent than is left, the database decides. */
export async function takeFromCards(
  scope: CompanyScope,
  wanted: readonly WantedCard[],
  today: Temporal.PlainDate,
): Promise<Result<TakenCard[], GiftCardRefusal>> {
  const codes = wanted.map(({ code }) => readGiftCardCode(code) ?? '');
  const cards = await lockGiftCards(scope, codes);
  const taken: TakenCard[] = [];
  for (const [place, { amount }] of wanted.entries()) {
    const card = cards.get(codes[place] ?? '');
    if (!card || card.takenBackAt !== null) return refuse('gift-card-unknown');
    if (isPast(card.validUntil, today)) return refuse('gift-card-expired');
    if (!(await take(scope, card.id, amount))) return refuse('gift-card-not-enough');
    taken.push({ giftCardId: card.id, amount });
  }
  return accept(taken);
}

async function take(scope: CompanyScope, id: string, amount: Cents): Promise<boolean> {
  try {
    await move(scope, id, cents(-amount));
    return true;
  } catch (error) {
    if (isRefusedByRule(GIFT_CARD_NOT_NEGATIVE, error)) return false;
    throw error;
  }
}

async function move(scope: CompanyScope, id: string, by: Cents): Promise<void> {
  await scope
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} + ${by}` })
    .where(eq(giftCards.id, id));
}

/** Writes down what was sold or spent, once the payment is stored that it belongs to. */
export async function noteCards(
  scope: CompanyScope,
  cards: readonly (TakenCard & { kind: 'sold' | 'used' })[],
  { settlementId, userId, now }: Doing & { settlementId: string },
): Promise<void> {
  if (cards.length === 0) return;
  const rows = cards.map(({ giftCardId, kind, amount }) => ({
    giftCardId,
    kind,
    amount: kind === 'sold' ? amount : cents(-amount),
    settlementId,
    createdBy: userId,
    createdAt: now,
  }));
  await scope.insert(giftCardEntries).values(rows);
}

/** What a refunded payment spent is there again; what it sold is worth nothing any more. */
export async function returnCards(
  scope: CompanyScope,
  settlementId: string,
  { userId, now }: Doing,
): Promise<Result<null, 'gift-card-used'>> {
  const entries = await listEntriesOf(scope, settlementId);
  if (entries.length === 0) return accept(null);
  const ids = entries.map(({ giftCardId }) => giftCardId);
  const cards = await lockGiftCards(scope, ids, 'id');
  const by = { settlementId, createdBy: userId, createdAt: now };
  for (const { id: returnsId, giftCardId, kind, amount } of entries) {
    const card = cards.get(giftCardId);
    if (kind === 'sold' && card?.balance !== card?.amount) return refuse('gift-card-used');
    const entry =
      kind === 'sold' ? ({ kind: 'voided' } as const) : ({ kind: 'returned', returnsId } as const);
    await scope
      .insert(giftCardEntries)
      .values({ giftCardId, ...entry, amount: cents(-amount), ...by });
    await move(scope, giftCardId, cents(-amount));
  }
  const voided = entries.filter(({ kind }) => kind === 'sold').map(({ giftCardId }) => giftCardId);
  await scope.update(giftCards).set({ takenBackAt: now }).where(inArray(giftCards.id, voided));
  return accept(null);
}

/** Whom she gave it to and what she wrote is forgotten with her, also in the trail; what it is worth stays. */
export async function forgetInGiftCards(
  scope: CompanyScope,
  clientIds: readonly string[],
): Promise<void> {
  const hers = await scope
    .update(giftCards)
    .set({ recipientName: '', message: '' })
    .where(inArray(giftCards.clientId, [...clientIds]))
    .returning({ id: giftCards.id });
  // Last, because the step before was written into the trail.
  for (const { id } of hers) await scope.execute(sql`select forget_in_trail('gift_cards', ${id})`);
}
