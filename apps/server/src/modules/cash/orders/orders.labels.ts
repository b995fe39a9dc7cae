import type { OrderStatus } from '@app/domain/prepaid/ledgers';

const statuses: Record<OrderStatus, string> = {
  waiting: 'Aguardando',
  paid: 'Pago',
  refused: 'Recusado',
  expired: 'Vencido',
};

export const orderFileLabels = {
  header: [
    'Pedido',
    'Identificador do PIX',
    'Pedido em',
    'Situação',
    'Item',
    'Valor (R$)',
    'Quem pediu',
    'Telefone',
    'Para',
    'Mensagem',
    'Motivo da recusa',
    'Confirmado ou recusado em',
  ],
  statuses,
};
