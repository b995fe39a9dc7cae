import type { PaymentMethodKind } from '../company/payment-method.ts';
import { cents, formatMoney } from '../shared/money.ts';
import { cardText, itemText } from './description.ts';

/** What stands on a receipt, on paper, in a message and in an e-mail. Amounts in cents. */
export type Receipt = {
  items: readonly { name: string; quantity: number; grossCents: number }[];
  subtotalCents: number;
  discountCents: number;
  tipCents: number;
  totalCents: number;
  changeCents: number;
  parts: readonly {
    paymentMethodName: string;
    paymentMethodKind: PaymentMethodKind;
    amountCents: number;
    brand: string;
    instalments: number;
  }[];
  /** What paid without money; `isOwed`: left on the client's account. */
  prepaid: readonly { name: string; amountCents: number; isOwed: boolean }[];
};
export type ReceiptLine = readonly [name: string, amount: number];

export const RECEIPT_WORDS = {
  client: 'Cliente',
  professional: 'Profissional',
  service: 'Atendimento',
  subtotal: 'Subtotal',
  discount: 'Desconto',
  tip: 'Gorjeta',
  total: 'Total',
  paidWith: 'Pago com',
  received: 'Recebido em dinheiro',
  change: 'Troco',
  refunded: 'ESTORNADO',
  noInvoice: 'Este recibo não é um documento fiscal.',
  thanks: 'Obrigado pela preferência!',
} as const;
const words = RECEIPT_WORDS;

export function receiptTitle(number: number): string {
  return `Recibo nº ${number}`;
}

export function refundedOnText(when: string): string {
  return `${words.refunded} em ${when}`;
}

/** What was done or sold. */
export function itemLines({ items }: Pick<Receipt, 'items'>): ReceiptLine[] {
  return items.map((item) => [itemText(item), item.grossCents]);
}

/** What came off and what came on top, in the order of a receipt. */
export function sumLines(receipt: Omit<Receipt, 'parts' | 'prepaid'>): ReceiptLine[] {
  const { items, subtotalCents, discountCents, tipCents } = receipt;
  const isMore = items.length > 1 || discountCents > 0 || tipCents > 0;
  return [
    ...(isMore ? [[words.subtotal, subtotalCents] as const] : []),
    ...(discountCents > 0 ? [[words.discount, -discountCents] as const] : []),
    ...(tipCents > 0 ? [[words.tip, tipCents] as const] : []),
  ];
}

type Paid = Pick<Receipt, 'parts' | 'changeCents'>;

/** How it was paid; where change was given, what was handed over and what went back. */
export function paidLines({
  parts,
  changeCents,
  prepaid,
}: Paid & Pick<Receipt, 'prepaid'>): ReceiptLine[] {
  const before = prepaid.filter(({ isOwed }) => !isOwed).map(lineOf);
  const paid = parts.map((part) => [partText(part), part.amountCents] as const);
  return [...before, ...paid, ...changeLines({ parts, changeCents })];
}

/** What was left to be paid later: it stands below what was paid. */
export function owedLines({ prepaid }: Pick<Receipt, 'prepaid'>): ReceiptLine[] {
  return prepaid.filter(({ isOwed }) => isOwed).map(lineOf);
}

function lineOf({ name, amountCents }: Receipt['prepaid'][number]): ReceiptLine {
  return [name, amountCents];
}

/** 'Cartão de Crédito · Visa · 3× de R$ 40,00' */
export function partText(part: Receipt['parts'][number]): string {
  const { paymentMethodName, brand, instalments, amountCents } = part;
  const card = cardText({ brand, instalments, amount: cents(amountCents) });
  return card ? `${paymentMethodName} · ${card}` : paymentMethodName;
}

/** Nothing where nothing went back. */
export function changeLines({ parts, changeCents }: Paid): ReceiptLine[] {
  if (changeCents === 0) return [];
  const change = [words.change, changeCents] as const;
  const cash = parts.filter(({ paymentMethodKind }) => paymentMethodKind === 'cash');
  // A way of paying may have got another kind since: then nobody knows which part was cash.
  if (cash.length === 0) return [change];
  const received = cash.reduce((sum, { amountCents }) => sum + amountCents, changeCents);
  return [[words.received, received], change];
}

/** '−R$ 5,00' */
export function receiptAmount(amount: number): string {
  return `${amount < 0 ? '−' : ''}${formatMoney(cents(Math.abs(amount)))}`;
}
