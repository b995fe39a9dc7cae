import type { PaymentStatus } from '@app/domain/billing/payment';

export const PAYMENTS_HEADER = [
  'Empresa',
  'Plano',
  'Valor (R$)',
  'Status',
  'Data',
  'Ambiente',
  'Fatura',
];

export const PAYMENT_STATUS_TEXT: Record<PaymentStatus, string> = {
  paid: 'Pago',
  failed: 'Falhou',
};
