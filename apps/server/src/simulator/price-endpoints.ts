import { z } from 'zod';
import { badRequest } from './api-error.ts';
import { type Endpoint, endpoint, pageOf } from './endpoint.ts';
import type { Happening } from './happening.ts';
import { all, findOrRefuse, idOf, keep } from './object-store.ts';
import { expand, flag, metadata, pages, text, whole } from './parameter-check.ts';
import { newPrice, newProduct } from './price-object.ts';

const productCreation = z.strictObject({
  name: text,
  description: text.optional(),
  metadata: metadata.optional(),
  expand,
});
const priceCreation = z.strictObject({
  product: text,
  currency: text.toLowerCase(),
  unit_amount: whole,
  recurring: z.strictObject({
    interval: z.enum(['month']),
    interval_count: z.literal('1').optional(),
  }),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  metadata: metadata.optional(),
  expand,
});
const priceListing = z.strictObject({
  ...pages,
  active: flag.optional(),
  lookup_keys: z.array(text).optional(),
  product: text.optional(),
  currency: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
});

export const priceEndpoints: Endpoint[] = [
  endpoint('POST /v1/products', productCreation, ({ happening, parameters }) =>
    keep(happening.scope, newProduct(parameters, happening.now)),
  ),
  endpoint(
    'GET /v1/products',
    z.strictObject({ ...pages, active: flag.optional() }),
    async (call) => {
      const products = await all(call.happening.scope, 'product');
      const { active } = call.parameters;
      const wanted = products.filter(
        (product) => active === undefined || product.active === active,
      );
      return pageOf(wanted, '/v1/products', call.parameters);
    },
  ),
  endpoint('GET /v1/products/:id', z.strictObject({ expand }), ({ happening, id }) =>
    findOrRefuse(happening.scope, 'product', id),
  ),
  endpoint('POST /v1/prices', priceCreation, async ({ happening, parameters }) => {
    await findOrRefuse(happening.scope, 'product', parameters.product);
    const { lookup_key, transfer_lookup_key, recurring } = parameters;
    if (lookup_key) await freeLookupKey(happening, lookup_key, transfer_lookup_key ?? false);
    const price = newPrice({ ...parameters, interval: recurring.interval }, happening.now);
    return keep(happening.scope, price);
  }),
  endpoint('GET /v1/prices', priceListing, async ({ happening, parameters }) => {
    const { active, lookup_keys, product, currency, type } = parameters;
    const prices = (await all(happening.scope, 'price'))
      .filter((price) => active === undefined || price.active === active)
      .filter(({ lookup_key }) => !lookup_keys || lookup_keys.includes(lookup_key ?? ''))
      .filter((price) => product === undefined || idOf(price.product) === product)
      .filter((price) => currency === undefined || price.currency === currency)
      .filter((price) => type === undefined || price.type === type);
    return pageOf(prices, '/v1/prices', parameters);
  }),
  endpoint('GET /v1/prices/:id', z.strictObject({ expand }), ({ happening, id }) =>
    findOrRefuse(happening.scope, 'price', id),
  ),
];

/** A lookup key names one price at a time; a newer one may take it over. */
async function freeLookupKey(
  { scope }: Happening,
  lookupKey: string,
  transfer: boolean,
): Promise<void> {
  const holder = (await all(scope, 'price')).find(({ lookup_key }) => lookup_key === lookupKey);
  if (!holder) return;
  if (!transfer) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
    throw badRequest(message, 'resource_already_exists', 'lookup_key');
  }
  await keep(scope, { ...holder, lookup_key: null });
}
