import type { MovementKind } from '@app/domain/stock/product';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Page, pageOf } from '../../foundation/database/pages.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readAccountNames } from '../identity/account-names.queries.ts';
import { products } from './products.table.ts';
import { stockMovements } from './stock-movements.table.ts';

export type MovementPlace = { createdAt: Temporal.Instant; id: string };
export type MovementView = typeof stockMovements.$inferSelect & {
  productName: string;
  unit: string;
  createdByName: string | null;
};
type Wanted = {
  productId: string | undefined;
  kind: MovementKind | undefined;
  after: MovementPlace | null;
  limit: number;
};

/** Newest first. */
export async function listMovements(
  scope: CompanyScope,
  { productId, kind, after, limit }: Wanted,
): Promise<Page<MovementView>> {
  const rows = await scope
    .select({
      ...getTableColumns(stockMovements),
      productName: products.name,
      unit: products.unit,
    })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .where(
      and(
        productId ? eq(stockMovements.productId, productId) : undefined,
        kind ? eq(stockMovements.kind, kind) : undefined,
        after ? behind(after) : undefined,
      ),
    )
    .orderBy(desc(stockMovements.createdAt), desc(stockMovements.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  const names = await readAccountNames(
    scope,
    page.rows.map(({ createdBy }) => createdBy),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      createdByName: names.get(row.createdBy ?? '') ?? null,
    })),
  };
}

function behind({ createdAt, id }: MovementPlace) {
  return sql`(${stockMovements.createdAt}, ${stockMovements.id})
    < (${createdAt.toString()}::timestamptz, ${id}::uuid)`;
}
