import type { Settlement } from '@app/contract/cash/settlements.contract';
import { cardText, itemText } from '@app/domain/cash/description';
import { cents, formatMoney } from '@app/domain/shared/money';
import { formatInstant } from '../../../foundation/format.ts';

export const receiptLabels = {
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
  client: 'Cliente',
  professional: 'Profissional',
  service: 'Atendimento',
  services: 'Serviços',
  items: 'Itens',
  sold: 'Produtos',
  subtotal: 'Subtotal',
  discount: 'Desconto',
  tip: 'Gorjeta',
  total: 'Total',
  paidWith: 'Pago com',
  received: 'Recebido em dinheiro',
  change: 'Troco',
  receivedBy: 'Recebido por',
  refunded: 'ESTORNADO',
  noInvoice: 'Este recibo não é um documento fiscal.',
  thanks: 'Obrigado pela preferência!',
};

/** The way back, by where the receipt was opened. */
export const backText = {
  appointments: 'Voltar aos agendamentos',
  client: 'Voltar ao cliente',
  transactions: 'Voltar às transações',
  paidServices: 'Voltar aos serviços pagos',
  statement: 'Voltar ao extrato',
  financial: 'Voltar ao Financeiro',
  home: 'Voltar ao início',
};

export function receiptTitle(number: number): string {
  return `Recibo nº ${number}`;
}

export function refundedOnText(when: string): string {
  return `${receiptLabels.refunded} em ${when}`;
}

/** What the lines of a receipt are. */
export function itemsHeading({ items }: Pick<Settlement, 'items'>): string {
  const kinds = new Set(items.map(({ kind }) => kind));
  const [only, ...others] = [...kinds];
  if (others.length > 0) return receiptLabels.items;
  if (only === 'product') return receiptLabels.sold;
  return only === 'service' ? receiptLabels.services : receiptLabels.items;
}

type Line = readonly [name: string, amount: number];
type Paid = Pick<Settlement, 'parts' | 'changeCents'>;

/** What was done, what came off and what came on top, in the order of a receipt. */
export function sumLines(settlement: Settlement): Line[] {
  const { items, subtotalCents, discountCents, tipCents } = settlement;
  const isMore = items.length > 1 || discountCents > 0 || tipCents > 0;
  return [
    ...(isMore ? [[receiptLabels.subtotal, subtotalCents] as const] : []),
    ...(discountCents > 0 ? [[receiptLabels.discount, -discountCents] as const] : []),
    ...(tipCents > 0 ? [[receiptLabels.tip, tipCents] as const] : []),
  ];
}

/** How it was paid; where change was given, what was handed over and what went back. */
export function paidLines({
  parts,
  changeCents,
  prepaid,
}: Paid & Pick<Settlement, 'prepaid'>): Line[] {
  const before = prepaid.filter(({ isOwed }) => !isOwed).map(lineOf);
  const paid = parts.map((part) => [partText(part), part.amountCents] as const);
  return [...before, ...paid, ...changeLines({ parts, changeCents })];
}

/** What was left to be paid later: it stands below what was paid. */
export function owedLines({ prepaid }: Pick<Settlement, 'prepaid'>): Line[] {
  return prepaid.filter(({ isOwed }) => isOwed).map(lineOf);
}

/** Every way in which a visit was paid; together they are what it came to. */
export function wayLines({ parts, prepaid }: Pick<Settlement, 'parts' | 'prepaid'>): Line[] {
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

function lineOf({ name, amountCents }: Settlement['prepaid'][number]): Line {
  return [name, amountCents];
}

/** 'Cartão de Crédito · Visa · 3× de R$ 40,00' */
export function partText(part: Settlement['parts'][number]): string {
  const { paymentMethodName, brand, instalments, amountCents } = part;
  const card = cardText({ brand, instalments, amount: cents(amountCents) });
  return card ? `${paymentMethodName} · ${card}` : paymentMethodName;
}

/** Nothing where nothing went back. */
export function changeLines({ parts, changeCents }: Paid): Line[] {
  if (changeCents === 0) return [];
  const change = [receiptLabels.change, changeCents] as const;
  const cash = parts.filter(({ paymentMethodKind }) => paymentMethodKind === 'cash');
  // A way of paying may have got another kind since: then nobody knows which part was cash.
  if (cash.length === 0) return [change];
  const received = cash.reduce((sum, { amountCents }) => sum + amountCents, changeCents);
  return [[receiptLabels.received, received], change];
}

/** '−R$ 5,00' */
export function amountText(amount: number): string {
  return `${amount < 0 ? '−' : ''}${formatMoney(cents(Math.abs(amount)))}`;
}

/** The receipt as it is sent in a message. */
export function receiptText(settlement: Settlement, timezone: string): string {
  const { company, clientName, professionalName, items } = settlement;
  const lineText = ([name, amount]: Line) => `${name}: ${amountText(amount)}`;
  const when = formatInstant(settlement.createdAt, timezone);
  return [
    company.name,
    `${receiptTitle(settlement.receiptNumber)} · ${when}`,
    settlement.refundedAt && refundedOnText(formatInstant(settlement.refundedAt, timezone)),
    '',
    clientName && `${receiptLabels.client}: ${clientName}`,
    professionalName && `${receiptLabels.professional}: ${professionalName}`,
    (clientName || professionalName) && '',
    ...items.map((item) => lineText([itemText(item), item.grossCents])),
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
