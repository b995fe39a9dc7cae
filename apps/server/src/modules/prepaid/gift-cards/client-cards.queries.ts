import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { folded } from '../../../foundation/database/folded-text.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isUsable } from './gift-card-list.queries.ts';
import type { GiftCardRow } from './gift-cards.queries.ts';
import { giftCardEntries, giftCards } from './gift-cards.table.ts';

type Whose = {
  client: { id: string; name: string };
  /** As part of another query: her payments. */
  paidWith: SQL;
  today: Temporal.PlainDate;
};

const MOST_OFFERED = 5;

/** The cards a client can use, as far as anybody knows that they are hers; what ends first comes first. */
export function listCardsOf(
  scope: CompanyScope,
  { client, paidWith, today }: Whose,
): Promise<GiftCardRow[]> {
  const lastUse = scope
    .select({ settlementId: giftCardEntries.settlementId })
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.giftCardId, giftCards.id), eq(giftCardEntries.kind, 'used')))
    .orderBy(sql`${giftCardEntries.id} desc`)
    .limit(1);
  return scope
    .select()
    .from(giftCards)
    .where(
      and(
        isUsable(today),
        or(
          and(eq(giftCards.clientId, client.id), eq(giftCards.recipientName, '')),
          isMadeOutTo(client.name),
          sql`${lastUse} in ${paidWith}`,
        ),
      ),
    )
    .orderBy(sql`${giftCards.validUntil} nulls last`, asc(giftCards.id))
    .limit(MOST_OFFERED);
}

/** A first name alone is many people's. */
function isMadeOutTo(name: string): SQL | undefined {
  if (!name.trim().includes(' ')) return undefined;
  return sql`${folded(giftCards.recipientName)} = ${folded(sql`${name.trim()}::text`)}`;
}
