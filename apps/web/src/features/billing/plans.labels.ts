import { cents, formatMoney } from '@app/domain/shared/money';
import { platformName } from '../../foundation/brand/platform-name.ts';
import { formatCount } from '../../foundation/format.ts';

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

/** Said only where the plan lets people try. */
export function trialText(trialDays: number): string | null {
  if (trialDays <= 0) return null;
  const days = formatCount(trialDays, { one: 'dia', many: 'dias' });
  return `${days} de teste grátis para novas empresas, sem cartão de crédito`;
}
