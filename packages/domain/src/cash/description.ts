import { type Cents, cents, formatMoney, splitByWeights } from '../shared/money.ts';
import type { TransactionKind, TransactionType } from './transaction.ts';

export const TYPE_TEXT: Record<TransactionType, string> = { income: 'Receita', expense: 'Despesa' };

export const KIND_TEXT: Record<TransactionKind, string> = {
  payment: 'Pagamento',
  tip: 'Gorjeta',
  manual: 'Lançamento manual',
  commission: 'Comissão',
  tip_share: 'Repasse de gorjeta',
  commission_payment: 'Pagamento de comissão',
  tip_payment: 'Pagamento de gorjeta',
  advance: 'Vale',
  advance_return: 'Desconto de vale',
  supply: 'Suprimento',
  withdrawal: 'Sangria',
  refund: 'Estorno',
};

const REFUND = 'ESTORNO - ';
const MOVEMENTS = { supply: 'Suprimento', withdrawal: 'Sangria' };

/** What rows of money are called. They never hold a client's name: who it was, her appointment says. */
export function paymentDescription(serviceNames: string): string {
  return withRest('Pagamento', serviceNames);
}

/** Of what is sold at the counter, without an appointment. */
export function saleDescription(itemNames: string): string {
  return withRest('Venda', itemNames);
}

/** Who bought, where nobody said. */
export const COUNTER_CLIENT = 'Venda no balcão';

/** 'Corte, 2 × Xampu' */
export function itemsText(items: readonly { name: string; quantity: number }[]): string {
  return items.map(itemText).join(', ');
}

/** '2 × Xampu'; of one the name is enough. */
export function itemText({ name, quantity }: { name: string; quantity: number }): string {
  return quantity === 1 ? name : `${String(quantity).replace('.', ',')} × ${name}`;
}

export function tipDescription(serviceNames: string): string {
  return `Gorjeta - ${serviceNames}`;
}

/** 'Comissão - Ana (40,25%)' */
export function commissionDescription(professionalName: string, basisPoints: number): string {
  return `Comissão - ${professionalName} (${percentOfPoints(basisPoints)})`;
}

/** '40,25%' */
export function percentOfPoints(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', ',')}%`;
}

export function tipShareDescription(professionalName: string): string {
  return `Gorjeta - ${professionalName}`;
}

export function commissionPaymentDescription(professionalName: string): string {
  return `Pagamento Comissão - ${professionalName}`;
}

export function tipPaymentDescription(professionalName: string): string {
  return `Pagamento Gorjeta - ${professionalName}`;
}

export function advanceDescription(professionalName: string, reason: string): string {
  return withRest(`Vale - ${professionalName}`, reason);
}

export function advanceReturnDescription(professionalName: string): string {
  return `Desconto de vale - ${professionalName}`;
}

export function refundDescription(description: string): string {
  return `${REFUND}${description}`;
}

/** 'Sangria - Troco para o banco' */
export function movementDescription(kind: keyof typeof MOVEMENTS, reason: string): string {
  return withRest(MOVEMENTS[kind], reason);
}

/** A reason may be written over several lines; a description is one. */
function withRest(words: string, rest: string): string {
  const line = rest.replace(/\s+/g, ' ').trim();
  return line === '' ? words : `${words} - ${line}`;
}

type Described = {
  kind: TransactionKind;
  description: string;
  countsAs: TransactionKind;
  clientName: string | null;
};

/** 'Pagamento - Maria - Corte': with who paid, for whoever may know. */
export function shownDescription(described: Described): string {
  const { kind, description, countsAs, clientName } = described;
  if (clientName === null || (countsAs !== 'payment' && countsAs !== 'tip')) return description;
  const refund = kind === 'refund' ? REFUND : '';
  const [what = '', ...rest] = description.slice(refund.length).split(' - ');
  return refund + [what, clientName, ...rest].join(' - ');
}

const NAMELESS_PAY = {
  commission_payment: 'Comissões pagas a um profissional',
  tip_payment: 'Gorjetas pagas a um profissional',
  advance: 'Vale a um profissional',
  advance_return: 'Vale descontado de um profissional',
} satisfies Partial<Record<TransactionKind, string>>;
type Pay = keyof typeof NAMELESS_PAY;

/** Whether it says what a professional gets. */
export function isPay(countsAs: TransactionKind): countsAs is Pay {
  return countsAs in NAMELESS_PAY;
}

/** For whoever may not know what colleagues get: what it is, not whose. */
export function namelessPayDescription(kind: TransactionKind, countsAs: Pay): string {
  const words = NAMELESS_PAY[countsAs];
  return kind === 'refund' ? refundDescription(words) : words;
}

type CardWords = { brand: string; instalments: number; amount: Cents };

/** 'Visa · 3× de R$ 40,00'; nothing of what was paid at once by a card that nobody named. */
export function cardText({ brand, instalments, amount }: CardWords): string {
  const parts = instalments > 1 ? instalmentsText(amount, instalments) : '';
  return [brand, parts].filter(Boolean).join(' · ');
}

/** '3× de R$ 40,00'; where they differ by a cent, the larger. */
export function instalmentsText(amount: Cents, instalments: number): string {
  const shares = splitByWeights(amount, Array<number>(instalments).fill(1));
  const [most = cents(0)] = shares;
  const isEven = shares.every((share) => share === most);
  return `${instalments}× de ${isEven ? '' : 'até '}${formatMoney(most)}`;
}
