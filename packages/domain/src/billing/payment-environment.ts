/** Where money moves: nowhere, in the payment provider's test mode, or for real. */
export const PAYMENT_ENVIRONMENTS = ['sim', 'test', 'live'] as const;
export type PaymentEnvironment = (typeof PAYMENT_ENVIRONMENTS)[number];

export const ENVIRONMENT_WORDS: Readonly<Record<PaymentEnvironment, string>> = {
  sim: 'Simulado',
  test: 'Teste',
  live: 'Produção',
};
