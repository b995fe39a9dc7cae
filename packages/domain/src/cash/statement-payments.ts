import { cents, formatMoney } from '../shared/money.ts';
import { percentOfPoints } from './description.ts';
import type { LineStatus } from './statement.ts';

type Line = {
  settlementId: string;
  serviceName: string;
  grossCents: number;
  discountCents: number;
  feeCents: number;
  baseCents: number;
  basisPoints: number | null;
  houseCents: number;
  professionalCents: number;
  openCents: number;
  status: LineStatus;
};
type Tip = { settlementId: string; amountCents: number; openCents: number; status: LineStatus };
type LineSums = Pick<
  Line,
  'grossCents' | 'discountCents' | 'feeCents' | 'baseCents' | 'houseCents' | 'professionalCents'
>;

/** What a client paid at once: its services and its tip are parts of it. */
export type ClientPayment<L extends Line, T extends Tip> = LineSums & {
  /** Says who, when and whether it takes an earlier one back: all its parts say the same. */
  first: L;
  lines: readonly L[];
  tip: T | null;
  tipCents: number;
  openCents: number;
  status: LineStatus;
};

/** In the order of the lines; a tip always comes with a service. */
export function paymentsOf<L extends Line, T extends Tip>(
  lines: readonly L[],
  tips: readonly T[],
): ClientPayment<L, T>[] {
  const tipOf = new Map(tips.map((tip) => [tip.settlementId, tip]));
  const groups = Map.groupBy(lines, ({ settlementId }) => settlementId);
  return [...groups].flatMap(([settlementId, together]) => {
    const [first] = together;
    return first ? paymentOf(first, together, tipOf.get(settlementId) ?? null) : [];
  });
}

function paymentOf<L extends Line, T extends Tip>(
  first: L,
  lines: readonly L[],
  tip: T | null,
): ClientPayment<L, T> {
  const parts = tip ? [...lines, tip] : lines;
  return {
    ...sumsOf(lines),
    first,
    lines,
    tip,
    tipCents: tip?.amountCents ?? 0,
    openCents: parts.reduce((sum, { openCents }) => sum + openCents, 0),
    status: statusOfParts(parts.map(({ status }) => status)),
  };
}

function sumsOf(lines: readonly Line[]): LineSums {
  const sumOf = (name: keyof LineSums) => lines.reduce((sum, line) => sum + line[name], 0);
  return {
    grossCents: sumOf('grossCents'),
    discountCents: sumOf('discountCents'),
    feeCents: sumOf('feeCents'),
    baseCents: sumOf('baseCents'),
    houseCents: sumOf('houseCents'),
    professionalCents: sumOf('professionalCents'),
  };
}

/** What is still to be done comes first; then what was handed over. */
const WEIGHT: readonly LineStatus[] = ['open', 'paid', 'refunded', 'none'];

export function statusOfParts(parts: readonly LineStatus[]): LineStatus {
  return WEIGHT.find((status) => parts.includes(status)) ?? 'none';
}

/** 'Corte · 40% de R$ 90,00 = R$ 36,00' */
export function serviceText(line: Omit<Line, 'settlementId'>): string {
  const { serviceName, basisPoints, baseCents, professionalCents } = line;
  if (basisPoints === null) return `${serviceName} · sem cota-parte`;
  const [base, share] = [baseCents, professionalCents].map((amount) => formatMoney(cents(amount)));
  return `${serviceName} · ${percentOfPoints(basisPoints)} de ${base} = ${share}`;
}
