import type { CashSession } from '@app/contract/cash/sessions.contract';

export type CountedPlace = { expectedCents: number; countedCents: number; differenceCents: number };
type Counts = NonNullable<CashSession['counts']>;

/** Notes and coins apart from what lies at the bank: one cannot make up for the other. */
export function countedPlaces({ counts }: CashSession): {
  drawer: CountedPlace;
  elsewhere: CountedPlace | null;
} {
  const lines = counts ?? [];
  const others = lines.filter(({ key }) => key !== 'drawer');
  return {
    drawer: sumOf(lines.filter(({ key }) => key === 'drawer')),
    elsewhere: others.length > 0 ? sumOf(others) : null,
  };
}

function sumOf(lines: Counts): CountedPlace {
  const sum = (figure: keyof CountedPlace) =>
    lines.reduce((total, line) => total + line[figure], 0);
  return {
    expectedCents: sum('expectedCents'),
    countedCents: sum('countedCents'),
    differenceCents: sum('differenceCents'),
  };
}
