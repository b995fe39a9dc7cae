import type { SubscriptionBanner } from '@app/domain/billing/banner';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { formatCount } from '../../foundation/format.ts';

export const bannerLabels = {
  region: 'Situação da assinatura',
  open: 'Ver assinatura',
  askOwner: 'Fale com o proprietário da empresa.',
};

type BannerText = { badge: string; sentence: string };

export function bannerText(banner: SubscriptionBanner, timezone: string): BannerText {
  switch (banner.kind) {
    case 'trial':
      return trialText(banner);
    case 'renewal':
      return {
        badge: banner.daysLeft === 1 ? 'Renova em 1 dia' : `Renova em ${banner.daysLeft} dias`,
        sentence: 'Confira se a forma de pagamento está em dia.',
      };
    case 'past-due':
      return {
        badge: 'Pagamento em Atraso',
        sentence: banner.hasAccess
          ? 'Atualize a forma de pagamento para não perder o acesso.'
          : 'O acesso terminou. Atualize a forma de pagamento para voltar a usar tudo.',
      };
    case 'canceled':
      return {
        badge: 'Plano Cancelado',
        sentence: `Você tem acesso até ${formatDate(todayIn(timezone, banner.until))}.`,
      };
    case 'none':
      return { badge: 'Sem Plano Ativo', sentence: 'Assine um plano para voltar a usar tudo.' };
  }
}

function trialText({ daysLeft, urgent }: { daysLeft: number; urgent: boolean }): BannerText {
  return {
    badge: formatCount(daysLeft, { one: 'dia restante', many: 'dias restantes' }),
    sentence: urgent
      ? 'Seu teste grátis está acabando. Confira sua assinatura para continuar com tudo liberado.'
      : 'Teste grátis: todos os recursos estão liberados.',
  };
}
