import type { Company } from '@app/contract/company/company.contract';
import { type FormErrors, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { goOnWith } from '../../../foundation/drafts/go-on.ts';
import { mergeDrafts } from '../../../foundation/drafts/merge-drafts.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useStoredCompany } from './company.api.ts';

type CompanyDraft<Draft> = {
  company: Company;
  /** Which part, where drafts are kept. */
  about: string;
  draftOf: (company: Company) => Draft;
  validate: (draft: Draft) => FormErrors;
  /** Stores what was typed over this company, and answers it as it is then. */
  store: (draft: Draft, company: Company) => Promise<Company>;
  labels: { stored: string; failed: string };
};

/** A part of the company in a form. It follows what others save, until somebody types here. */
export function useCompanyDraft<Draft extends object>(part: CompanyDraft<Draft>) {
  const { company, about, draftOf, validate, store, labels } = part;
  const [base, setBase] = useState(company);
  const form = useForm<Draft>({ initialValues: draftOf(company), validate });
  const read = useStoredCompany();
  const merging = useMerging({
    form,
    opened: base,
    code: 'COMPANY_CHANGED_MEANWHILE',
    draftOf,
    read,
  });

  function show(stored: Company, sent?: Draft): void {
    setBase(stored);
    goOnWith(form, draftOf(stored), sent);
  }

  const isUntouched = !form.isDirty();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer company is a reason to show it.
  useEffect(() => {
    if (isUntouched) show(company);
    // Its logo, say: nothing that stands here changed, so nobody has to look.
    else if (isSame(draftOf(base), draftOf(company))) setBase(company);
  }, [company]);

  // After what shows the company: what was typed before a reload stands above it.
  const kept = useDraft(form, { form: about, thing: company.id });

  const saving = useSaving({
    form,
    send: (draft) => store(draft, { ...base, version: merging.version }),
    saved: labels.stored,
    meet: merging.settle,
    failed: labels.failed,
    done: show,
    draft: kept,
  });

  function discard(): void {
    merging.forget();
    show(company);
  }

  return { saving, merged: merging.merged ?? kept.merged, discard };
}

function isSame<Draft extends object>(one: Draft, other: Draft): boolean {
  return mergeDrafts(one, one, other).changed.length === 0;
}
