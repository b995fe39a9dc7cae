import type { GiftCardStanding } from '@app/domain/prepaid/gift-card';

const standings: Record<GiftCardStanding, string> = {
  usable: 'Com saldo',
  expired: 'Vencido',
  'used-up': 'Usado',
  'taken-back': 'Estornado',
};

export const giftCardFileLabels = {
  header: [
    'Código',
    'Valor (R$)',
    'Saldo (R$)',
    'Situação',
    'Comprado por',
    'Para',
    'Mensagem',
    'Vale até',
    'Vendido em',
  ],
  standings,
  forEver: 'Não vence',
};
