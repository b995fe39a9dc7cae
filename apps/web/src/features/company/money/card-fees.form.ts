import { type FeeRuleForm, feeRules } from '@app/contract/company/card-fees.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useChangeFees } from './card-fees.api.ts';
import { cardFeesLabels as labels } from './card-fees.labels.ts';

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
export type FeesDraft = { rules: DraftRule[] };
export type FeesForm = UseFormReturnType<FeesDraft>;

type Changing = { methodId: string; rules: readonly FeeRuleForm[]; onClose: () => void };

const complaintsAbout = schemaResolver(feeRules, { sync: true });

export function useFeesForm({ methodId, rules, onClose }: Changing) {
  const change = useChangeFees();
  const form = useForm<FeesDraft>({
    initialValues: { rules: rules.length > 0 ? rules.map(draftOf) : [emptyRule([])] },
    validate: (draft) => complaintsAbout(inputOf(draft)),
  });
  return useSaving({
    form,
    draft: useDraft(form, { form: 'card-fees', thing: methodId }),
    send: (draft) => change.mutateAsync({ id: methodId, ...inputOf(draft) }),
    saved: labels.saved,
    failed: labels.failed,
    done: onClose,
  });
}

export function emptyRule(rules: readonly DraftRule[]): DraftRule {
  const key = Math.max(0, ...rules.map((rule) => rule.key)) + 1;
  const none = { basisPoints: '', days: '', fixedCents: null } as const;
  return { key, brand: '', fromInstalments: 1, daysBetween: 0, ...none };
}

export function draftOf({ fixedCents, ...rule }: FeeRuleForm, place: number): DraftRule {
  return { ...rule, key: place + 1, fixedCents: fixedCents === 0 ? null : cents(fixedCents) };
}

/** One that nobody filled in is none; what is missing in another is no number, which the schema says. */
function inputOf({ rules }: FeesDraft): { rules: FeeRuleForm[] } {
  return { rules: rules.filter((rule) => rules.length > 1 || isBegun(rule)).map(ruleOf) };
}

function isBegun({ brand, basisPoints, days, fixedCents }: DraftRule): boolean {
  return brand !== '' || basisPoints !== '' || days !== '' || fixedCents !== null;
}

function ruleOf({ key: _key, fixedCents, ...rule }: DraftRule): FeeRuleForm {
  return {
    brand: rule.brand,
    fromInstalments: numberIn(rule.fromInstalments),
    basisPoints: numberIn(rule.basisPoints),
    fixedCents: fixedCents ?? 0,
    days: numberIn(rule.days),
    daysBetween: numberIn(rule.daysBetween),
  };
}

function numberIn(typed: number | ''): number {
  return typed === '' ? Number.NaN : typed;
}
