export const PAYMENT_METHOD_KINDS = ['cash', 'pix', 'card', 'other'] as const;
export type PaymentMethodKind = (typeof PAYMENT_METHOD_KINDS)[number];

/** What every company starts with. */
export const DEFAULT_PAYMENT_METHODS: readonly { name: string; kind: PaymentMethodKind }[] = [
  { name: 'Dinheiro', kind: 'cash' },
  { name: 'PIX', kind: 'pix' },
  { name: 'Cartão de Débito', kind: 'card' },
  { name: 'Cartão de Crédito', kind: 'card' },
  { name: 'Transferência Bancária', kind: 'other' },
];
