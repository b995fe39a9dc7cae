import type { Order, ShopSettings } from '@app/contract/prepaid/orders.contract';
import type { OrderStatus } from '@app/domain/prepaid/ledgers';
import { cents, formatMoney } from '@app/domain/shared/money';
import { formatCount, formatNumber } from '../../foundation/format.ts';

export const orderLabels = {
  title: 'Pedidos',
  explanation:
    'Pacotes e vales pedidos na página de compra. Confira o PIX no banco e confirme aqui.',
  notAllowed: 'Você não tem permissão para ver os pedidos.',
  back: 'Voltar',
  empty:
    'Nenhum pedido pelo link ainda. Mande o link de venda aos clientes, e o que eles pedirem aparece aqui.',
  emptyOpen: 'Nenhum pedido à espera de pagamento. Os novos aparecem aqui.',
  seeAll: 'Ver todos',
  list: 'Pedidos',
  figures: 'Resumo dos pedidos',
  count: 'Aguardando pagamento',
  amount: 'Valor a conferir',
  which: 'Mostrar',
  open: 'Aguardando',
  all: 'Todos',
  exportCsv: 'Exportar CSV',
  failedToExport: 'Erro ao exportar pedidos',
  code: 'Pedido',
  for: (recipient: string) => `Para ${recipient}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  receipt: 'Ver recibo',
  confirm: 'Recebi o PIX',
  refuse: 'Recusar',
  select: (code: string) => `Selecionar o pedido ${code}`,
  selectAll: (count: number) => `Selecionar os ${formatNumber(count)} aguardando nesta lista`,
  clear: 'Limpar seleção',
  whatsapp: 'Enviar mensagem',
};

export const confirmOrderLabels = {
  title: 'O PIX chegou?',
  question: ({ amountCents, contactName, txid, kind }: Order) =>
    `Confira no banco o PIX de ${money(amountCents)} com o identificador ${txid}. Ao confirmar, a venda entra no caixa e ${kind === 'package' ? `as sessões passam a ser de ${contactName}` : 'o vale-presente passa a valer'}.`,
  confirm: 'Recebi o PIX',
  cancel: 'Ainda não',
  done: 'Pagamento confirmado',
};

export const refuseOrderLabels = {
  title: 'Recusar pedido',
  explanation:
    'O cliente lê o motivo na página do pedido. Se ele já pagou, devolva o PIX no banco.',
  explanationOfMany:
    'Cada cliente lê o motivo na página do pedido. Se alguém já pagou, devolva o PIX no banco.',
  reason: 'Motivo',
  done: 'Pedido recusado',
  missing: 'Diga ao cliente por quê',
};

const orders = { one: 'pedido', many: 'pedidos' };

/** '3 pedidos selecionados' */
export function selectedText(count: number): string {
  return `${formatCount(count, orders)} ${count === 1 ? 'selecionado' : 'selecionados'}`;
}

/** 'Recusar 3 pedidos' */
export function refuseText(count: number): string {
  return count === 1 ? refuseOrderLabels.title : `Recusar ${formatCount(count, orders)}`;
}

/** What somebody else decided about meanwhile stays as it is, and is said. */
export function refusedText(refused: number, asked: number): string {
  if (asked === 1) return refuseOrderLabels.done;
  const done = `${formatCount(refused, orders)} ${refused === 1 ? 'recusado' : 'recusados'}`;
  if (refused === asked) return done;
  const left = asked - refused;
  return `${done}; ${left} já ${left === 1 ? 'estava fechado' : 'estavam fechados'}`;
}

export const orderStatusLabels: Record<OrderStatus, string> = {
  waiting: 'Aguardando',
  paid: 'Pago',
  refused: 'Recusado',
  expired: 'Vencido',
};

export const shopLabels = {
  title: 'Venda pelo link',
  orders: 'Ver pedidos',
  copy: 'Copiar link',
  copyFailed: {
    title: 'Não foi possível copiar',
    message: 'Selecione o endereço e copie.',
  },
  noKey: 'Cadastre a chave PIX da empresa para vender pelo link.',
  openSettings: 'Cadastrar chave PIX',
  nothing: 'Marque “Vender pelo link” em um pacote ou venda vales-presente para abrir a página.',
  giftCards: 'Vales pelo link',
};

export const termsLabels = {
  title: 'Vale-presente pelo link',
  explanation: 'O cliente escolhe o valor, paga por PIX e recebe o código quando você confirma.',
  sells: 'Vender vale-presente pelo link',
  least: 'Menor valor',
  most: 'Maior valor',
  validDays: 'Validade em dias',
  validDaysHelp: 'A partir do pagamento. Em branco, não vence.',
  saved: 'Venda pelo link atualizada',
};

/** 'À venda: 2 pacotes e vales-presente' */
export function soldText({ packages, giftCards }: ShopSettings): string {
  const sold = [
    ...(packages > 0 ? [formatCount(packages, { one: 'pacote', many: 'pacotes' })] : []),
    ...(giftCards.sells ? ['vales-presente'] : []),
  ];
  return sold.length === 0 ? shopLabels.nothing : `À venda: ${sold.join(' e ')}`;
}

/** What somebody at the counter writes to whoever ordered. */
export function aboutOrderText({ contactName, name, code, amountCents }: Order): string {
  return `Olá, ${contactName}! Sobre o seu pedido ${code} (${name}, ${money(amountCents)}):`;
}

function money(amountCents: number): string {
  return formatMoney(cents(amountCents));
}
