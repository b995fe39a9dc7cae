import { z } from 'zod';
import { badRequest } from './api-error.ts';
import { change } from './charges.ts';
import { newCustomer } from './customer-object.ts';
import { type Endpoint, endpoint, pageOf, wasCreatedIn } from './endpoint.ts';
import type { Happening } from './happening.ts';
import {
  all,
  findOrRefuse,
  forget,
  keep,
  lockCustomer,
  type StoredCustomer,
} from './object-store.ts';
import { createdRange, expand, metadata, pages, text, whole } from './parameter-check.ts';
import { ended, LIVE } from './subscription-object.ts';

const details = {
  name: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  preferred_locales: z.array(text).optional(),
  metadata: metadata.optional(),
  expand,
};
const taxId = z.strictObject({ type: z.enum(['br_cnpj', 'br_cpf']), value: text });
const creation = z.strictObject({ ...details, tax_id_data: z.array(taxId).optional() });
const listing = z.strictObject({ ...pages, email: text.optional(), created: createdRange });
const search = z.strictObject({
  query: text,
  limit: whole.optional(),
  page: text.optional(),
  expand,
});

export const customerEndpoints: Endpoint[] = [
  endpoint('POST /v1/customers', creation, ({ happening, parameters }) => {
    for (const { type, value } of parameters.tax_id_data ?? []) requireDigits(type, value);
    const customer = newCustomer(parameters, happening.now);
    return keep(happening.scope, customer, customer.id);
  }),
  endpoint('GET /v1/customers', listing, async ({ happening, parameters }) => {
    const customers = (await all(happening.scope, 'customer'))
      .filter(({ email }) => parameters.email === undefined || email === parameters.email)
      .filter(wasCreatedIn(parameters.created));
    return pageOf(customers, '/v1/customers', parameters);
  }),
  endpoint('GET /v1/customers/search', search, async ({ happening, parameters }) => {
    const matches = matcherOf(parameters.query);
    const data = (await all(happening.scope, 'customer'))
      .filter(matches)
      .slice(0, parameters.limit ?? 10);
    const url = '/v1/customers/search';
    return { object: 'search_result', data, has_more: false, next_page: null, url };
  }),
  endpoint('GET /v1/customers/:id', z.strictObject({ expand }), ({ happening, id }) =>
    findOrRefuse(happening.scope, 'customer', id),
  ),
  endpoint('POST /v1/customers/:id', z.strictObject(details), async (call) => {
    const { happening, id, parameters } = call;
    const known = await lockCustomer(happening.scope, id);
    const { expand: _, metadata: added, ...changes } = parameters;
    const next = { ...known, ...withoutGaps(changes), metadata: { ...known.metadata, ...added } };
    return keep(happening.scope, next, id);
  }),
  endpoint('DELETE /v1/customers/:id', z.strictObject({}), async ({ happening, id }) => {
    await lockCustomer(happening.scope, id);
    await endSubscriptions(happening, id);
    await forget(happening.scope, id);
    return { id, object: 'customer', deleted: true };
  }),
];

/** Whoever is deleted as a customer pays for nothing more. */
async function endSubscriptions(happening: Happening, customerId: string): Promise<void> {
  for (const subscription of await all(happening.scope, 'subscription', customerId)) {
    if (!LIVE.includes(subscription.status)) continue;
    await change(happening, subscription, ended(subscription, happening.now, null));
  }
}

const DIGITS = { br_cnpj: 14, br_cpf: 11 };

function requireDigits(type: keyof typeof DIGITS, value: string): void {
  if (value.replace(/\D/g, '').length === DIGITS[type]) return;
  throw badRequest(`Invalid value for ${type}.`, 'tax_id_invalid', 'tax_id_data[0][value]');
}

/** The two questions anybody here asks: by a key of the metadata, or by e-mail. */
function matcherOf(query: string): (customer: StoredCustomer) => boolean {
  const byKey = /^metadata\['([^']+)'\]:'([^']*)'$/.exec(query);
  if (byKey) return ({ metadata: known }) => known[byKey[1] ?? ''] === byKey[2];
  const byEmail = /^email:'([^']*)'$/.exec(query);
  if (byEmail) return ({ email }) => email === byEmail[1];
  throw badRequest('We were unable to parse your search query.', 'parameter_invalid', 'query');
}

function withoutGaps<Values extends object>(values: Values): Partial<Values> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  // A part of the same entries.
  return Object.fromEntries(given) as Partial<Values>;
}
