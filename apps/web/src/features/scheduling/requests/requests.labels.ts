import { formatCount } from '../../../foundation/format.ts';

export const requestsLabels = {
  title: 'Pedidos de horário',
  open: 'Ver pedidos',
  unanswered: 'Ver quem ficou sem resposta',
};

/** '2 pedidos esperam por aprovação.' */
export function waitingText(count: number): string {
  return `${formatCount(count, { one: 'pedido espera', many: 'pedidos esperam' })} por aprovação.`;
}

/** '1 pedido ficou sem resposta e o horário passou.' */
export function unansweredText(count: number): string {
  const stayed = { one: 'pedido ficou', many: 'pedidos ficaram' };
  return `${formatCount(count, stayed)} sem resposta e o horário passou.`;
}
