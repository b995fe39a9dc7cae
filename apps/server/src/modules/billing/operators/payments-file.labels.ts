import type { PaymentStatus } from '@app/domain/billing/payment';
import type { PaymentEnvironment } from '@app/domain/billing/payment-environment';

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

export const ENVIRONMENT_TEXT: Record<PaymentEnvironment, string> = {
  sim: 'Simulado',
  test: 'Teste',
  live: 'Produção',
};
