import type { Cents } from '../shared/money.ts';

/** What the card machine keeps of a way of paying, and when it pays the rest. */
export type FeeRule = {
  /** Nothing: of every brand that has no rule of its own. */
  brand: string;
  /** Holds from so many instalments on, until another rule of the brand does. */
  fromInstalments: number;
  /** Hundredths of a percent. */
  basisPoints: number;
  /** Besides, each time. */
  fixed: Cents;
  /** Until the first of it is received. */
  days: number;
  /** Between one instalment and the next; 0: all at once. */
  daysBetween: number;
};

/** As the rows of the database can hold it. */
export const FEE_LIMITS = {
  brandLength: 30,
  instalments: 24,
  basisPoints: 10_000,
  fixedCents: 100_000,
  days: 400,
  daysBetween: 60,
  rulesPerMethod: 60,
} as const;

/** In how many instalments a payment is offered, unless the rules speak of more. */
const USUAL_INSTALMENTS = 12;

/** How a card was used. */
export type Card = { brand: string; instalments: number };

/** Paid at once, by no card that anybody named. */
export const NO_CARD: Card = { brand: '', instalments: 1 };

/** What is asked about a payment by this way: nothing where the answer changes neither fee nor day. */
export type AskedCard = {
  /** As they are written in the rules; none where the brand is not asked. */
  brands: string[];
  /** The most that are offered; 1 where they are not asked. */
  instalments: number;
};

export function askedOf(
  rules: readonly Pick<FeeRule, 'brand' | 'fromInstalments' | 'daysBetween'>[],
): AskedCard {
  const named = new Map(
    rules.map(({ brand }) => [brand.toLowerCase(), brand] as const).toReversed(),
  );
  const brands = [...named.values()]
    .filter(Boolean)
    .toSorted((one, other) => one.localeCompare(other));
  const most = Math.max(1, ...rules.map(({ fromInstalments }) => fromInstalments));
  const isAsked = most > 1 || rules.some(({ daysBetween }) => daysBetween > 0);
  if (!isAsked) return { brands, instalments: 1 };
  return {
    brands,
    instalments: most > USUAL_INSTALMENTS ? FEE_LIMITS.instalments : USUAL_INSTALMENTS,
  };
}

export function isAsked({ brands, instalments }: AskedCard): boolean {
  return brands.length > 0 || instalments > 1;
}

/** That of the brand comes before that of all; among them the one of the most instalments. */
export function feeRuleFor<Rule extends Pick<FeeRule, 'brand' | 'fromInstalments'>>(
  rules: readonly Rule[],
  { brand, instalments }: Card,
): Rule | null {
  const wanted = brand.toLowerCase();
  const [rule] = rules
    .filter((one) => one.brand === '' || one.brand.toLowerCase() === wanted)
    .filter(({ fromInstalments }) => fromInstalments <= instalments)
    .toSorted(
      (one, other) =>
        Number(one.brand === '') - Number(other.brand === '') ||
        other.fromInstalments - one.fromInstalments,
    );
  return rule ?? null;
}
