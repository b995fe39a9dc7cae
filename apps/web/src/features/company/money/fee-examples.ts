import type { FeeRuleForm } from '@app/contract/company/card-fees.contract';

function rule(
  about: Pick<FeeRuleForm, 'basisPoints' | 'days'> & Partial<FeeRuleForm>,
): FeeRuleForm {
  return { brand: '', fromInstalments: 1, fixedCents: 0, daysBetween: 0, ...about };
}

/** What contracts usually look like in Brazil; nobody's own, and said so where it is shown. */
export const FEE_EXAMPLES: Record<'debit' | 'credit', FeeRuleForm[]> = {
  debit: [rule({ basisPoints: 199, days: 1 })],
  credit: [
    rule({ basisPoints: 349, days: 30 }),
    rule({ fromInstalments: 2, basisPoints: 429, days: 30, daysBetween: 30 }),
    rule({ fromInstalments: 7, basisPoints: 499, days: 30, daysBetween: 30 }),
  ],
};
