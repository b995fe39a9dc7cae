import { moneyText } from './format.ts';

/** Said after a refund, wherever it was asked for: what was paid out does not come back by itself. */
export function paidCommissionText(paidCents: number): string | undefined {
  if (paidCents === 0) return undefined;
  const amount = moneyText(paidCents);
  return `A comissão de ${amount} já foi paga. Acerte esse valor com o profissional.`;
}
