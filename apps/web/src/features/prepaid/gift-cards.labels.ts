import type { GiftCardStanding } from '@app/domain/prepaid/gift-card';
import type { GiftCardKind } from '@app/domain/prepaid/ledgers';
import { cents, formatMoney } from '@app/domain/shared/money';
import { dayText } from '../../foundation/format.ts';

export const giftCardLabels = {
  title: 'Vales-presente',
  explanation: 'Vendidos no caixa e usados pelo código, aos poucos ou de uma vez.',
  notAllowed: 'Você não tem permissão para ver os vales-presente.',
  back: 'Voltar',
  backToList: 'Voltar para os vales',
  empty:
    'Nenhum vale-presente vendido ainda. Quem ganha um paga com ele no balcão, até o saldo acabar.',
  emptyUsable: 'Nenhum vale-presente com saldo. Os que ainda podem ser usados aparecem aqui.',
  seeAll: 'Ver todos',
  list: 'Vales-presente',
  figures: 'Resumo dos vales-presente',
  count: 'Vales com saldo',
  balance: 'Saldo em aberto',
  which: 'Mostrar',
  usable: 'Com saldo',
  all: 'Todos',
  exportCsv: 'Exportar CSV',
  failedToExport: 'Erro ao exportar vales-presente',
  notFound: 'Vale-presente não encontrado.',
  print: 'Imprimir',
  copy: 'Copiar código',
  copied: 'Código copiado',
  copyFailed: {
    title: 'Não foi possível copiar',
    message: 'O navegador não deixou. Selecione o código e copie.',
  },
  one: 'Vale-presente vendido',
  sendByWhatsApp: 'Enviar no WhatsApp',
  printOne: 'Imprimir vale-presente',
  whatsapp: 'Enviar',
  history: 'Movimentos',
  receipt: 'Ver recibo',
  nobody: 'Sem nome',
  hiddenCode:
    'O código inteiro aparece no dia da venda. Depois, só para quem gerencia pacotes e vales.',
};

export const giftCardStandingLabels: Record<GiftCardStanding, string> = {
  usable: 'Com saldo',
  expired: 'Vencido',
  'used-up': 'Usado',
  'taken-back': 'Estornado',
};

export const giftCardKindLabels: Record<GiftCardKind, string> = {
  sold: 'Vendido',
  used: 'Usado em pagamento',
  returned: 'Devolvido por estorno',
  voided: 'Venda estornada',
};

export const giftPaperLabels = {
  title: 'Vale-presente',
  for: 'Para',
  from: 'De',
  code: 'Código',
  qr: 'Código em QR',
  how: 'Apresente este código ao pagar. O que sobrar fica para a próxima vez.',
};

export function giftValidText(validUntil: string | null): string {
  return validUntil === null ? 'Não vence' : `Vale até ${dayText(validUntil)}`;
}

type Facts = { recipientName: string; clientName: string | null; validUntil: string | null };

/** 'Para Lia · De Maria · Vale até 10/03/2027' */
export function giftFactsText({ recipientName, clientName, validUntil }: Facts): string {
  const people = [
    recipientName && `${giftPaperLabels.for} ${recipientName}`,
    clientName && `${giftPaperLabels.from} ${clientName}`,
  ];
  return [...people, giftValidText(validUntil)].filter(Boolean).join(' · ');
}

type Sold = { code: string; amountCents: number; recipientName: string };

/** 'Vale-presente ACDEF-GHJKM · R$ 80,00 · Para Lia' */
export function soldCardText({ code, amountCents, recipientName }: Sold): string {
  const amount = formatMoney(cents(amountCents));
  const recipient = recipientName && `${giftPaperLabels.for} ${recipientName}`;
  return [`${giftPaperLabels.title} ${code}`, amount, recipient].filter(Boolean).join(' · ');
}

/** 'R$ 50,00 de R$ 80,00' */
export function balanceOfText(balanceCents: number, amountCents: number): string {
  const amount = formatMoney(cents(amountCents));
  if (balanceCents === amountCents) return amount;
  return `${formatMoney(cents(balanceCents))} de ${amount}`;
}

/** What whoever gives it away sends. */
export function giftText(card: { code: string; amountCents: number; companyName: string }): string {
  return `Você ganhou um vale-presente de ${formatMoney(cents(card.amountCents))} para usar em ${card.companyName}! Código: ${card.code}`;
}
