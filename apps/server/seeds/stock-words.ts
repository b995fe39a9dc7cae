import { cents } from '@app/domain/shared/money';
import type { NewProduct } from '@app/domain/stock/product';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { listServices } from '../src/modules/catalog/services.queries.ts';
import { createProduct } from '../src/modules/stock/products.commands.ts';
import { products } from '../src/modules/stock/products.table.ts';
import { setServiceUses } from '../src/modules/stock/service-products.commands.ts';
import { serviceProducts, stockMovements } from '../src/modules/stock/stock-movements.table.ts';
import { chanceFrom } from './chance.ts';
import type { Inside } from './inside.ts';
import { type StockedProduct, stockStory } from './stock-story.ts';

type Details = Partial<NewProduct> & { currentStock?: number };

export type StockWords = {
  /** Puts a product on the shelf, ten of them unless it is said; answers its id. */
  stocks(name: string, details?: Details): Promise<string>;
  /** A season of movements of all that it keeps. */
  keepsStock(told: readonly StockedProduct[], actorId: string): Promise<void>;
  /** Says how much of the product the service uses up each time. */
  usesUp(serviceId: string, productId: string, quantity: number): Promise<void>;
};

export function stockWords({ within, now }: Inside): StockWords {
  return {
    async stocks(name, details = {}) {
      const product = { ...ordinaryProduct(name), ...details };
      const outcome = await within((scope) => createProduct(scope, product, now));
      if (!outcome.accepted) throw new Error(`${name}: ${outcome.reason}`);
      return outcome.value.id;
    },
    keepsStock: (told, actorId) =>
      within(async (scope) => {
        const story = stockStory({ now, chance: chanceFrom(STOCK_SEED), actorId }, told);
        await scope.insert(products).values(story.products);
        await scope.insert(stockMovements).values(story.movements);
        await scope.insert(serviceProducts).values(await usesOf(scope, told, story.products));
      }),
    async usesUp(serviceId, productId, quantity) {
      await within((scope) => setServiceUses(scope, productId, [{ serviceId, quantity }]));
    },
  };
}

const STOCK_SEED = 20;

async function usesOf(
  scope: CompanyScope,
  told: readonly StockedProduct[],
  stored: readonly { id: string }[],
) {
  const services = new Map((await listServices(scope)).map(({ id, name }) => [name, id]));
  return told.flatMap(({ usedBy = {} }, place) =>
    Object.entries(usedBy).map(([name, quantity]) => ({
      serviceId: services.get(name) ?? '',
      productId: stored[place]?.id ?? '',
      quantity,
    })),
  );
}

function ordinaryProduct(name: string): NewProduct & { currentStock: number } {
  return {
    name,
    description: '',
    purchasePrice: cents(20_00),
    price: cents(45_00),
    commissionBasisPoints: null,
    barcode: '',
    unit: 'un',
    minimumStock: 2,
    supplier: '',
    supplierPhone: '',
    imageUrl: '',
    lowStockAlert: true,
    active: true,
    currentStock: 10,
  };
}
