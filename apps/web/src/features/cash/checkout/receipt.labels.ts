import type { Settlement } from '@app/contract/cash/settlements.contract';
import {
  itemLines,
  owedLines,
  paidLines,
  RECEIPT_WORDS,
  type ReceiptLine,
  receiptAmount,
  receiptTitle,
  refundedOnText,
  sumLines,
} from '@app/domain/cash/receipt';
import { cents, formatMoney } from '@app/domain/shared/money';
import { formatInstant } from '../../../foundation/format.ts';

export const receiptLabels = {
  ...RECEIPT_WORDS,
  title: 'Recibo',
  open: 'Ver recibo',
  notAllowed: 'Você não tem permissão para ver recibos.',
  notFound: 'Pagamento não encontrado',
  print: 'Imprimir',
  whatsapp: 'Enviar pelo WhatsApp',
  email: 'Enviar por e-mail',
  copy: 'Copiar texto',
  copied: 'Texto copiado!',
  copyFailed: {
    title: 'Não foi possível copiar',
    message: 'O navegador não deixou. Selecione o recibo e copie.',
  },
  services: 'Serviços',
  items: 'Itens',
  sold: 'Produtos',
  receivedBy: 'Recebido por',
};

export const receiptMailLabels = {
  title: 'Enviar recibo por e-mail',
  email: 'E-mail',
  keep: 'Guardar no cadastro do cliente',
  send: 'Enviar',
  sent: (email: string) => `Recibo enviado para ${email}`,
  underWay: 'Recibo a caminho',
  underWayHelp: 'O servidor de e-mail ainda não respondeu. O resultado fica em Mensagens enviadas.',
  refused: 'O e-mail não saiu: o servidor recusou. Confira o endereço e tente de novo.',
  failed: 'Erro ao enviar o recibo',
};

/** The way back, by where the receipt was opened. */
export const backText = {
  appointments: 'Voltar aos agendamentos',
  client: 'Voltar ao cliente',
  transactions: 'Voltar às transações',
  paidServices: 'Voltar aos serviços pagos',
  statement: 'Voltar ao extrato',
  financial: 'Voltar ao Financeiro',
  home: 'Voltar ao Dashboard',
};

/** What the lines of a receipt are. */
export function itemsHeading({ items }: Pick<Settlement, 'items'>): string {
  const kinds = new Set(items.map(({ kind }) => kind));
  const [only, ...others] = [...kinds];
  if (others.length > 0) return receiptLabels.items;
  if (only === 'product') return receiptLabels.sold;
  return only === 'service' ? receiptLabels.services : receiptLabels.items;
}

/** Every way in which a visit was paid; together they are what it came to. */
export function wayLines({ parts, prepaid }: Pick<Settlement, 'parts' | 'prepaid'>): ReceiptLine[] {
  const paid = paidLines({ parts, prepaid, changeCents: 0 });
  return [...paid, ...owedLines({ prepaid })];
}

/** What became of what was left on the account; null where nothing was. */
export function owedText(
  { prepaid }: Pick<Settlement, 'prepaid'>,
  owedCents: number,
): string | null {
  if (prepaid.every(({ isOwed }) => !isOwed)) return null;
  if (owedCents === 0) return 'O que ficou na conta já foi pago.';
  return `Ainda falta o cliente pagar ${formatMoney(cents(owedCents))}.`;
}

/** The receipt as it is sent in a message. */
export function receiptText(settlement: Settlement, timezone: string): string {
  const { company, clientName, professionalName } = settlement;
  const lineText = ([name, amount]: ReceiptLine) => `${name}: ${receiptAmount(amount)}`;
  const when = formatInstant(settlement.createdAt, timezone);
  return [
    company.name,
    `${receiptTitle(settlement.receiptNumber)} · ${when}`,
    settlement.refundedAt && refundedOnText(formatInstant(settlement.refundedAt, timezone)),
    '',
    clientName && `${receiptLabels.client}: ${clientName}`,
    professionalName && `${receiptLabels.professional}: ${professionalName}`,
    (clientName || professionalName) && '',
    ...itemLines(settlement).map(lineText),
    ...sumLines(settlement).map(lineText),
    ...settlement.rewards,
    lineText([receiptLabels.total, settlement.totalCents]),
    '',
    ...paidLines(settlement).map(lineText),
    ...owedLines(settlement).map(lineText),
    '',
    receiptLabels.thanks,
  ]
    .filter((line) => line !== null)
    .join('\n');
}
