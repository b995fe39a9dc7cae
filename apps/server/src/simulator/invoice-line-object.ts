import type Stripe from 'stripe';
import { idOf, newId } from './object-store.ts';
import { itemIn } from './subscription-object.ts';

type NewLine = { id: string; subscription: Stripe.Subscription; amount: number };

/** What a bill is for: the month that the item of the subscription stands in. */
export function lineOf({ id, subscription, amount }: NewLine): Stripe.InvoiceLineItem {
  const item = itemIn(subscription);
  return {
    ...UNUSED_ON_LINE,
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: subscription.description,
    invoice: id,
    metadata: subscription.metadata,
    parent: lineParentOf(item),
    period: { start: item.current_period_start, end: item.current_period_end },
    pricing: {
      price_details: { price: item.price.id, product: idOf(item.price.product) },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    subscription: subscription.id,
    subtotal: amount,
  };
}

function lineParentOf({
  id,
  subscription,
}: Stripe.SubscriptionItem): Stripe.InvoiceLineItem.Parent {
  return {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: false,
      proration_details: null,
      subscription,
      subscription_item: id,
    },
    type: 'subscription_item_details',
  };
}

const UNUSED_ON_LINE = {
  discount_amounts: [],
  discountable: true,
  discounts: [],
  livemode: false,
  pretax_credit_amounts: [],
  quantity_decimal: null,
  taxes: [],
} satisfies Partial<Stripe.InvoiceLineItem>;
