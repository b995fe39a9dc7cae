import type { MovementKind } from '@app/domain/stock/product';
import { and, eq, getTableColumns, isNotNull, or } from 'drizzle-orm';
import {
  type NewestPlace,
  newestFirst,
  olderThan,
  type Page,
  pageOf,
} from '../../foundation/database/pages.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readAccountNames } from '../identity/account-names.queries.ts';
import { products } from './products.table.ts';
import { stockMovements } from './stock-movements.table.ts';

export type MovementView = typeof stockMovements.$inferSelect & {
  productName: string;
  unit: string;
  createdByName: string | null;
};
type Wanted = {
  productId: string | undefined;
  kind: MovementKind | undefined;
  after: NewestPlace | null;
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
        olderThan(stockMovements, after),
      ),
    )
    .orderBy(...newestFirst(stockMovements))
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

/** Whether a payment or a visit took any of it, brought back or not. */
export async function hasLeftTheShelf(scope: CompanyScope, productId: string): Promise<boolean> {
  const { settlementId, appointmentId } = stockMovements;
  const left = or(isNotNull(settlementId), isNotNull(appointmentId));
  const [one] = await scope
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, productId), left))
    .limit(1);
  return one !== undefined;
}
