import { type Cents, cents, sumOf } from '../shared/money.ts';
import type { TransactionKind } from './transaction.ts';

/** What was handed to a professional at once is made of these; the last is what was kept back. */
export const PAYOUT_KINDS = ['commission_payment', 'tip_payment', 'advance_return'] as const;

type Amount = { countsAs: TransactionKind; amount: Cents };
type Part = Amount & { id: string; isRefunded: boolean };

/** Which part stands for all of them in the book: a commission where there is one. */
export function leadOf<One extends Amount>(parts: readonly One[]): One | undefined {
  return PAYOUT_KINDS.map((kind) => parts.find(({ countsAs }) => countsAs === kind)).find(Boolean);
}

/** All parts together, on the side of the book on which the first of them stands. */
export function payoutTotal(parts: readonly Amount[]): Cents {
  const isKeptBack = ({ countsAs }: Amount) => countsAs === 'advance_return';
  const paid = sumOf(parts.filter((part) => !isKeptBack(part)).map(({ amount }) => amount));
  const keptBack = sumOf(parts.filter(isKeptBack).map(({ amount }) => amount));
  return parts.every(isKeptBack) ? keptBack : cents(paid - keptBack);
}

/**
 * What goes back when these are chosen: those that still stand, and the vale too when less than it
 * would be left of what it was kept back of.
 */
export function goingBack<One extends Part>(parts: readonly One[], chosen: ReadonlySet<string>) {
  const standing = parts.filter(({ isRefunded }) => !isRefunded);
  const isChosen = ({ id }: One) => chosen.has(id);
  const left = standing.filter((part) => !isChosen(part));
  const isOwed = payoutTotal(left.filter(isPaid)) < payoutTotal(left.filter((one) => !isPaid(one)));
  return standing.filter((part) => isChosen(part) || (isOwed && !isPaid(part)));
}

function isPaid({ countsAs }: Amount): boolean {
  return countsAs !== 'advance_return';
}

type Named = {
  professionalName: string;
  appointments: number;
  /** What was sold at the counter is no visit. */
  sales: number;
  hasCommission: boolean;
};

/** 'Comissões de Ana · 12 atendimentos e 2 vendas' */
export function payoutDescription({ professionalName, hasCommission, ...paid }: Named): string {
  const what = hasCommission ? 'Comissões' : 'Gorjetas';
  return `${what} de ${professionalName} · ${paidForText(paid)}`;
}

/** '12 atendimentos', '1 venda', '12 atendimentos e 1 venda' */
export function paidForText({
  appointments,
  sales,
}: Pick<Named, 'appointments' | 'sales'>): string {
  const visited = `${appointments} ${appointments === 1 ? 'atendimento' : 'atendimentos'}`;
  const sold = `${sales} ${sales === 1 ? 'venda' : 'vendas'}`;
  if (sales === 0) return visited;
  return appointments === 0 ? sold : `${visited} e ${sold}`;
}

/** '3 de 12 estornadas': of a payout that was taken back in part. */
export function partlyRefundedText({
  parts,
  standing,
}: {
  parts: number;
  standing: number;
}): string {
  return `${parts - standing} de ${parts} estornadas`;
}
