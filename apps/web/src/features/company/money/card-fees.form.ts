import {
  type FeeRuleForm,
  feeRules,
  type MethodFees,
} from '@app/contract/company/card-fees.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useChangeFees, useStoredFees } from './card-fees.api.ts';
import { cardFeesLabels as labels } from './card-fees.labels.ts';
import { type DraftRule, draftOf, emptyRule, rulesIn } from './fee-rule-draft.ts';

export type FeesDraft = { rules: DraftRule[] };
export type FeesForm = UseFormReturnType<FeesDraft>;

type Stored = { id: string; rules: readonly FeeRuleForm[]; version: number };

/** By the way of paying, which has one set of them. */
const named = ({ paymentMethodId: id, rules, version }: MethodFees): Stored => ({
  id,
  rules,
  version,
});

const complaintsAbout = schemaResolver(feeRules, { sync: true });

export function useFeesForm(fees: MethodFees, onClose: () => void) {
  // What others save meanwhile does not move what was opened.
  const [opened] = useState(() => named(fees));
  const change = useChangeFees();
  const readStored = useStoredFees();
  const form = useForm<FeesDraft>({
    initialValues: feesDraftOf(opened),
    validate: (draft) => complaintsAbout(inputOf(draft)),
  });
  const merging = useMerging({
    form,
    opened,
    code: 'CARD_FEES_CHANGED',
    draftOf: feesDraftOf,
    read: async (id) => {
      const stored = await readStored(id);
      return stored && named(stored);
    },
  });
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'card-fees', thing: opened.id }),
    send: (draft) =>
      change.mutateAsync({ id: opened.id, version: merging.version, ...inputOf(draft) }),
    saved: labels.saved,
    meet: merging.settle,
    failed: labels.failed,
    done: onClose,
  });
  return { saving, merged: merging.merged };
}

function feesDraftOf({ rules }: Pick<Stored, 'rules'>): FeesDraft {
  return { rules: rules.length > 0 ? rules.map(draftOf) : [emptyRule([])] };
}

/** What is missing in one of them is no number, which the schema says. */
function inputOf({ rules }: FeesDraft): { rules: FeeRuleForm[] } {
  return { rules: rulesIn(rules).map(ruleOf) };
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
