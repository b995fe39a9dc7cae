/** Where money moves: nowhere, in the payment provider's test mode, or for real. */
export const PAYMENT_ENVIRONMENTS = ['sim', 'test', 'live'] as const;
export type PaymentEnvironment = (typeof PAYMENT_ENVIRONMENTS)[number];
