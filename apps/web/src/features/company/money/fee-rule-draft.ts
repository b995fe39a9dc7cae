import type { FeeRuleForm } from '@app/contract/company/card-fees.contract';
import { type Cents, cents } from '@app/domain/shared/money';

/** While somebody types: a number may be missing. */
export type DraftRule = {
  /** Which it is, wherever it stands. */
  key: number;
  brand: string;
  fromInstalments: number | '';
  basisPoints: number | '';
  fixedCents: Cents | null;
  days: number | '';
  daysBetween: number | '';
};

export function emptyRule(rules: readonly DraftRule[]): DraftRule {
  const key = Math.max(0, ...rules.map((rule) => rule.key)) + 1;
  const none = { basisPoints: '', days: '', fixedCents: null } as const;
  return { key, brand: '', fromInstalments: 1, daysBetween: 0, ...none };
}

export function draftOf({ fixedCents, ...rule }: FeeRuleForm, place: number): DraftRule {
  return { ...rule, key: place + 1, fixedCents: fixedCents === 0 ? null : cents(fixedCents) };
}

/** The only one, as long as nobody filled it in, is none. */
export function rulesIn(rules: readonly DraftRule[]): DraftRule[] {
  return rules.filter((rule) => rules.length > 1 || isBegun(rule));
}

function isBegun({ brand, basisPoints, days, fixedCents }: DraftRule): boolean {
  return brand !== '' || basisPoints !== '' || days !== '' || fixedCents !== null;
}
