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

const PAY: readonly TransactionKind[] = [
  'commission_payment',
  'tip_payment',
  'advance',
  'advance_return',
];

/** Whether it says what a professional gets. */
export function isPay(countsAs: TransactionKind): boolean {
  return PAY.includes(countsAs);
}

/** For whoever may not know what colleagues get. */
export function namelessPayDescription(kind: TransactionKind): string {
  const words = 'Pagamento a profissional';
  return kind === 'refund' ? refundDescription(words) : words;
}
