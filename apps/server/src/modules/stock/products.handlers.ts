import { cents } from '@app/domain/shared/money';
import { everyLine } from '../../foundation/database/pages.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { newestParts, newestPlace, nextCursor, placeAt } from '../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import {
  createProduct,
  deactivateProduct,
  reactivateProduct,
  removeProduct,
  updateProduct,
} from './products.commands.ts';
import {
  beyondWorth,
  movedRefusal,
  newProductOf,
  presentMovement,
  presentProduct,
  productsFile,
} from './products.presenter.ts';
import { listProducts, type ProductRow, readProduct } from './products.queries.ts';
import { setServiceUses } from './service-products.commands.ts';
import { listServiceUses } from './service-products.queries.ts';
import { countStock } from './stock-counts.commands.ts';
import { moveStock } from './stock-movements.commands.ts';
import { movementLinesOf, movementsFile } from './stock-movements.presenter.ts';
import { listMovements, type MovementView } from './stock-movements.queries.ts';

const products = forCompany.stock.products.use(opens('stock'));
const views = requires('stock.view');
const manages = requires('stock.manage');

export const productsHandlers = {
  list: products.list.use(views).handler(async ({ context: { scope } }) => {
    const uses = Map.groupBy(await listServiceUses(scope), ({ productId }) => productId);
    const rows = await listProducts(scope);
    return rows.map((row) => presentProduct(row, uses.get(row.id) ?? []));
  }),

  create: products.create
    .use(manages)
    .handler(async ({ input, context: { scope, now }, errors }) => {
      const { currentStock, uses } = input;
      const product = { ...newProductOf(input), currentStock };
      const created = valueOr(await createProduct(scope, product, now), {
        taken: errors.PRODUCT_NAME_TAKEN,
        'barcode-taken': errors.PRODUCT_BARCODE_TAKEN,
      });
      valueOr(await setServiceUses(scope, created.id, uses), {
        'service-gone': errors.SERVICE_NOT_FOUND,
      });
      return presentProduct(created, uses);
    }),

  update: products.update
    .use(manages)
    .handler(async ({ input: { id, version, ...form }, context: { scope, now }, errors }) => {
      const { currentStock, stockWas, uses } = form;
      const product = { ...newProductOf(form), currentStock, stockWas, now };
      const outcome = await updateProduct(scope, { id, version }, product);
      if (!outcome.accepted && outcome.reason === 'moved')
        throw errors.STOCK_CHANGED(movedRefusal([outcome.product]));
      const changed = valueOr(outcome, {
        taken: errors.PRODUCT_NAME_TAKEN,
        'barcode-taken': errors.PRODUCT_BARCODE_TAKEN,
        'not-found': errors.PRODUCT_NOT_FOUND,
        'changed-meanwhile': errors.PRODUCT_CHANGED,
      });
      valueOr(await setServiceUses(scope, id, uses), {
        'service-gone': errors.SERVICE_NOT_FOUND,
      });
      return presentProduct(changed, uses);
    }),

  deactivate: products.deactivate
    .use(manages)
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      const outcome = await deactivateProduct(scope, id);
      return withUses(scope, valueOr(outcome, { 'not-found': errors.PRODUCT_NOT_FOUND }));
    }),

  reactivate: products.reactivate
    .use(manages)
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      const outcome = await reactivateProduct(scope, id);
      return withUses(scope, valueOr(outcome, { 'not-found': errors.PRODUCT_NOT_FOUND }));
    }),

  remove: products.remove.use(manages).handler(async ({ input, context, errors }) => {
    const { id } = valueOr(await removeProduct(context.scope, input.id), {
      'not-found': errors.PRODUCT_NOT_FOUND,
      'has-history': errors.PRODUCT_HAS_HISTORY,
    });
    return { id };
  }),

  exportCsv: products.exportCsv
    .use(manages)
    .handler(async ({ context: { scope, account } }) =>
      productsFile(await listProducts(scope), account.companyTimezone),
    ),

  addStock: products.addStock
    .use(manages)
    .handler(
      async ({ input: { id, unitCostCents, ...purchase }, context: { scope, now }, errors }) => {
        const unitCost = unitCostCents === null ? undefined : cents(unitCostCents);
        const movement = { ...purchase, productId: id, kind: 'purchase', unitCost } as const;
        const moved = await moveStock(scope, movement, now);
        // What comes is never too much to take.
        if (!moved.accepted) throw errors.PRODUCT_NOT_FOUND();
        return withUses(scope, await readProduct(scope, id));
      },
    ),

  writeOff: products.writeOff
    .use(manages)
    .handler(async ({ input: { id, ...loss }, context: { scope, now }, errors }) => {
      valueOr(await moveStock(scope, { ...loss, productId: id, kind: 'loss' }, now), {
        'not-found': errors.PRODUCT_NOT_FOUND,
        'not-enough': errors.STOCK_NOT_ENOUGH,
      });
      return withUses(scope, await readProduct(scope, id));
    }),

  count: products.count
    .use(manages)
    .handler(async ({ input: { lines }, context: { scope, now }, errors }) => {
      const outcome = await countStock(scope, lines, now);
      if (outcome.accepted) {
        const { difference, ...counted } = outcome.value;
        return { ...counted, differenceCents: difference };
      }
      if (outcome.reason === 'moved') throw errors.STOCK_CHANGED(movedRefusal(outcome.products));
      if (outcome.reason === 'beyond-worth')
        throw errors.BAD_REQUEST({ data: beyondWorth(outcome.line) });
      throw errors.PRODUCT_NOT_FOUND();
    }),

  listMovements: products.listMovements
    .use(views)
    .handler(async ({ input: { cursor, limit, productId, kind }, context: { scope }, errors }) => {
      const after = placeAt(cursor, newestPlace, errors);
      const page = await listMovements(scope, { productId, kind, after, limit });
      return {
        items: page.rows.map(presentMovement),
        nextCursor: nextCursor(page, newestParts),
      };
    }),

  exportMovements: products.exportMovements
    .use(manages)
    .handler(async ({ input: { productId, kind }, context: { scope, account } }) => {
      const lines = await everyLine<MovementView, string[]>(
        (page) => listMovements(scope, { productId, kind, ...page }),
        (rows) => movementLinesOf(rows, account.companyTimezone),
      );
      return movementsFile(lines);
    }),
};

async function withUses(scope: CompanyScope, row: ProductRow) {
  return presentProduct(row, await listServiceUses(scope, row.id));
}
