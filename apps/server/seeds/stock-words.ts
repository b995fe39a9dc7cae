import { cents } from '@app/domain/shared/money';
import type { NewProduct } from '@app/domain/stock/product';
import { createProduct } from '../src/modules/stock/products.commands.ts';
import { setServiceUses } from '../src/modules/stock/service-products.commands.ts';
import type { Inside } from './inside.ts';

type Details = Partial<NewProduct> & { currentStock?: number };

export type StockWords = {
  /** Puts a product on the shelf, ten of them unless it is said; answers its id. */
  stocks(name: string, details?: Details): Promise<string>;
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
    async usesUp(serviceId, productId, quantity) {
      await within((scope) => setServiceUses(scope, productId, [{ serviceId, quantity }]));
    },
  };
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
