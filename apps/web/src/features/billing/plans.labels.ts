import { cents, formatMoney } from '@app/domain/shared/money';
import { platformName } from '../../foundation/brand/platform-name.ts';
import { formatDay } from '../../foundation/format.ts';

export const planLabels = {
  brand: platformName(),
  title: 'Escolha seu plano',
  explanation: 'Cancele quando quiser. Seus dados continuam guardados.',
  mostPopular: 'MAIS POPULAR',
  perMonth: 'por mês',
  subscribe: 'Assinar',
  redirecting: 'Redirecionando para checkout...',
  checkoutFailed: 'Não foi possível abrir o pagamento',
  none: 'Nenhum plano está disponível no momento. Fale com o suporte.',
  ownerOnly: 'Só o proprietário da empresa pode assinar um plano. Fale com ele para continuar.',
  alreadySubscribed: 'Sua empresa já tem uma assinatura.',
  changeIt: 'Para trocar de plano ou de forma de pagamento, abra o portal.',
  back: 'Voltar ao painel',
};

export function subscribeText(planName: string): string {
  return `${planLabels.subscribe} ${planName}`;
}

export function priceText(priceCents: number): string {
  return formatMoney(cents(priceCents));
}

/** To whoever tries and chooses: paying begins after the trial she already has. */
export function chargedAfterText(trialEndsAt: Temporal.Instant, timezone: string): string {
  const day = formatDay(trialEndsAt.toString(), timezone);
  return `Nada é cobrado até o fim do seu teste grátis, em ${day}.`;
}
