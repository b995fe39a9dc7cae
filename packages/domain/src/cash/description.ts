import type { TransactionKind } from './transaction.ts';

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
  return `Comissão - ${professionalName} (${String(basisPoints / 100).replace('.', ',')}%)`;
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

type Described = { description: string; countsAs: TransactionKind; clientName: string | null };

/** 'Pagamento - Maria - Corte': with who paid, for whoever may know. */
export function shownDescription({ description, countsAs, clientName }: Described): string {
  if (clientName === null || (countsAs !== 'payment' && countsAs !== 'tip')) return description;
  const refund = description.startsWith(REFUND) ? REFUND : '';
  const [what = '', ...rest] = description.slice(refund.length).split(' - ');
  return refund + [what, clientName, ...rest].join(' - ');
}
