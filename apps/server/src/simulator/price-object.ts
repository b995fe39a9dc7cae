import Stripe from 'stripe';
import { newId } from './object-store.ts';

type NewProduct = {
  name: string;
  description?: string | undefined;
  metadata?: Record<string, string> | undefined;
};
type NewPrice = {
  product: string;
  currency: string;
  unit_amount: number;
  interval: 'month';
  lookup_key?: string | undefined;
  nickname?: string | undefined;
  tax_behavior?: Stripe.Price.TaxBehavior | undefined;
  metadata?: Record<string, string> | undefined;
};

export function newProduct(details: NewProduct, created: number): Stripe.Product {
  return {
    id: newId('prod'),
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: details.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: details.metadata ?? {},
    name: details.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

export function newPrice(details: NewPrice, created: number): Stripe.Price {
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: details.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: details.lookup_key ?? null,
    metadata: details.metadata ?? {},
    nickname: details.nickname ?? null,
    product: details.product,
    recurring: {
      interval: details.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: details.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: details.unit_amount,
    unit_amount_decimal: Stripe.Decimal.from(details.unit_amount),
  };
}

/** The older name of the same thing, which items of a subscription still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
