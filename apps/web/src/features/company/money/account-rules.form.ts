import {
  type MoneyRules,
  moneyRules,
  type StoredMoneyRules,
} from '@app/contract/company/company.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { goOnWith } from '../../../foundation/drafts/go-on.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useChangeMoneyRules, useStoredMoneyRules } from '../details/company.api.ts';
import { accountRulesLabels as labels } from './financial.labels.ts';

export type RulesDraft = Omit<MoneyRules, 'accountLimitCents'> & {
  accountLimitCents: Cents | null;
};
type Stored = StoredMoneyRules & { id: string };

/** There is one record of them, so any name will do. */
const named = (rules: StoredMoneyRules): Stored => ({ ...rules, id: 'money-rules' });

/** The rules in a form, which follows what others save until somebody types here. */
export function useAccountRulesForm(rules: StoredMoneyRules) {
  const [base, setBase] = useState(() => named(rules));
  const change = useChangeMoneyRules();
  const readStored = useStoredMoneyRules();
  const form = useForm<RulesDraft>({ initialValues: draftOf(base) });
  const merging = useMerging({
    form,
    opened: base,
    code: 'COMPANY_CHANGED_MEANWHILE',
    draftOf,
    read: async () => named(await readStored()),
  });

  function show(stored: StoredMoneyRules, sent?: RulesDraft): void {
    setBase(named(stored));
    goOnWith(form, draftOf(stored), sent);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only newer rules are a reason to show them.
  useEffect(() => {
    if (!form.isDirty()) show(rules);
  }, [rules]);

  const draft = useDraft(form, { form: 'account-rules', thing: 'own' });
  const saving = useSaving({
    form,
    draft,
    send: ({ accountLimitCents, ...typed }) =>
      change.mutateAsync({
        ...moneyRules.parse({ ...typed, accountLimitCents: accountLimitCents ?? 0 }),
        version: merging.version,
      }),
    saved: labels.saved,
    meet: merging.settle,
    failed: labels.failed,
    done: show,
  });
  return { saving, merged: merging.merged ?? draft.merged };
}

function draftOf({ accountLimitCents, packageCommission }: StoredMoneyRules): RulesDraft {
  return { accountLimitCents: cents(accountLimitCents), packageCommission };
}
