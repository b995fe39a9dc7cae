import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
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

/**
 * `isHers`: she bought it for nobody else, or used it last and did not take that back. Else only the name is
 * hers, as a namesake's is.
 */
export type OfferedCard = GiftCardRow & { isHers: boolean };

const MOST_OFFERED = 5;

/** The cards a client can use, as far as anybody knows that they are hers; what ends first comes first. */
export function listCardsOf(
  scope: CompanyScope,
  { client, paidWith, today }: Whose,
): Promise<OfferedCard[]> {
  const lastUse = scope
    .select({ settlementId: giftCardEntries.settlementId })
    .from(giftCardEntries)
    .where(
      and(
        eq(giftCardEntries.giftCardId, giftCards.id),
        eq(giftCardEntries.kind, 'used'),
        sql`not exists (select 1 from ${giftCardEntries} as back where back.returns_id = ${giftCardEntries.id})`,
      ),
    )
    .orderBy(sql`${giftCardEntries.id} desc`)
    .limit(1);
  const isHers = sql<boolean>`coalesce(
    ${giftCards.clientId} = ${client.id} and ${giftCards.recipientName} = ''
      or ${lastUse} in ${paidWith}, false)`;
  return scope
    .select({ ...getTableColumns(giftCards), isHers })
    .from(giftCards)
    .where(and(isUsable(today), or(isHers, isMadeOutTo(client.name))))
    .orderBy(sql`${giftCards.validUntil} nulls last`, asc(giftCards.id))
    .limit(MOST_OFFERED);
}

/** A first name alone is many people's. */
function isMadeOutTo(name: string): SQL | undefined {
  if (!name.trim().includes(' ')) return undefined;
  return sql`${folded(giftCards.recipientName)} = ${folded(sql`${name.trim()}::text`)}`;
}
