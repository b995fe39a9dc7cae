import { newId, type StoredCustomer } from './object-store.ts';

export const GOOD_CARD = 'pm_sim_good';
export const BAD_CARD = 'pm_sim_bad';

type NewCustomer = {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  preferred_locales?: string[] | undefined;
  description?: string | undefined;
  metadata?: Record<string, string> | undefined;
};

export function newCustomer(details: NewCustomer, created: number): StoredCustomer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: details.description ?? null,
    email: details.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: details.metadata ?? {},
    name: details.name ?? null,
    phone: details.phone ?? null,
    preferred_locales: details.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    _notes: { aheadInSeconds: 0 },
  };
}

export function withCard(customer: StoredCustomer, card: string): StoredCustomer {
  const settings = { ...customer.invoice_settings, default_payment_method: card };
  return { ...customer, invoice_settings: settings };
}
