import type { PaymentMethodKind } from '@app/domain/company/payment-method';
import { moneyText } from './format.ts';

/** Said after a refund, wherever it was asked for: what was paid out does not come back by itself. */
export function paidCommissionText(paidCents: number): string | undefined {
  if (paidCents === 0) return undefined;
  const amount = moneyText(paidCents);
  return `A comissão de ${amount} já foi paga. Acerte esse valor com o profissional.`;
}

export type PaidPart = { kind: PaymentMethodKind; amountCents: number };

/** Said before a refund: what came in outside the drawer is not sent back by writing it down. */
export function handBackTexts(parts: readonly PaidPart[]): string[] {
  const pix = moneyText(sumOfKind(parts, 'pix'));
  const card = moneyText(sumOfKind(parts, 'card'));
  return saidOf(parts, {
    pix: `O PIX de ${pix} precisa ser devolvido pelo aplicativo do seu banco; aqui só registramos a devolução.`,
    card: `Estorne também na maquininha os ${card} do cartão; aqui só registramos a devolução.`,
  });
}

/** The same of what went out: whoever got it has to give it back. */
export function comeBackTexts(parts: readonly PaidPart[]): string[] {
  const pix = moneyText(sumOfKind(parts, 'pix'));
  const card = moneyText(sumOfKind(parts, 'card'));
  return saidOf(parts, {
    pix: `O PIX de ${pix} precisa ser devolvido por quem o recebeu; aqui só registramos a devolução.`,
    card: `Peça também o estorno dos ${card} no cartão; aqui só registramos a devolução.`,
  });
}

type Sentences = Record<'pix' | 'card', string>;

function saidOf(parts: readonly PaidPart[], sentences: Sentences): string[] {
  return (['pix', 'card'] as const)
    .filter((kind) => sumOfKind(parts, kind) > 0)
    .map((kind) => sentences[kind]);
}

function sumOfKind(parts: readonly PaidPart[], wanted: PaymentMethodKind): number {
  return parts
    .filter(({ kind }) => kind === wanted)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
