import { type Cents, sumOf } from '../shared/money.ts';

/** Somebody's share of what is paid or given back. */
export type Share = { professionalId: string; amount: Cents };
type Payable = {
  /** What is paid now. */
  owed: readonly Share[];
  /** Vales that were not given back yet. */
  advances: ReadonlyMap<string, Cents>;
};

/** Nobody gives back more than her vales, nor more than she gets. */
export function advanceReturnsFit(returns: readonly Share[], { owed, advances }: Payable): boolean {
  const people = new Set(returns.map(({ professionalId }) => professionalId));
  return [...people].every((person) => {
    const returned = totalOf(returns, person);
    return returned <= totalOf(owed, person) && returned <= (advances.get(person) ?? 0);
  });
}

/** One sum for each, however often she is named. */
export function byProfessional(shares: readonly Share[]): Share[] {
  const people = new Set(shares.map(({ professionalId }) => professionalId));
  return [...people].map((professionalId) => ({
    professionalId,
    amount: totalOf(shares, professionalId),
  }));
}

function totalOf(shares: readonly Share[], person: string): Cents {
  const hers = shares.filter(({ professionalId }) => professionalId === person);
  return sumOf(hers.map(({ amount }) => amount));
}
