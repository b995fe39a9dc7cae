import { leadOf, payoutTotal } from '@app/domain/cash/payout';
import type { Cents } from '@app/domain/shared/money';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { transactions } from '../book/transactions.table.ts';

/** A row to be written: something that is paid, kept back, or taken back. */
export type PayoutPart = typeof transactions.$inferInsert & {
  countsAs: (typeof transactions.$inferSelect)['countsAs'];
};
export type Grouped<Part> = Part & {
  id: string;
  payoutId: string | null;
  payoutTotal: Cents | null;
};

/**
 * What somebody gets or gives back at once is one payout: its parts name the one that stands for all
 * of them, which is written first. What is alone stands for itself.
 */
export async function asPayouts<Part extends PayoutPart>(
  scope: CompanyScope,
  parts: readonly Part[],
): Promise<Grouped<Part>[]> {
  const ids = await newIds(scope, parts.length);
  const people = Map.groupBy(parts, ({ professionalId }) => professionalId ?? null);
  return [...people.values()].flatMap((hers) => grouped(hers, () => ids.shift() ?? ''));
}

function grouped<Part extends PayoutPart>(
  parts: readonly Part[],
  nextId: () => string,
): Grouped<Part>[] {
  const lead = leadOf(parts);
  const ordered = parts.toSorted((one, other) => Number(other === lead) - Number(one === lead));
  const rows = ordered.map((part) => ({ ...part, id: nextId() }));
  const isAlone = rows.length === 1;
  return rows.map((row, place) => ({
    ...row,
    payoutId: isAlone ? null : (rows[0]?.id ?? null),
    payoutTotal: isAlone || place > 0 ? null : payoutTotal(parts),
  }));
}

/** In the order of time, as the database makes them. */
async function newIds(scope: CompanyScope, count: number): Promise<string[]> {
  const { rows } = await scope.execute<{ id: string }>(
    sql`select uuidv7() as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}
