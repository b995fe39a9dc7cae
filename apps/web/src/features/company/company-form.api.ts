import {
  type Company,
  type CompanyForm,
  companyFormSchema,
} from '@app/contract/company/company.contract';
import { checkCompany, formatZipCode, timezoneOfState } from '@app/domain/company/company-form';
import { maskDocument, normalizeDocument } from '@app/domain/shared/documents';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { maskPhone } from '@app/domain/shared/phones';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { useUpdateCompany } from './company.api.ts';
import { companyLabels } from './company.labels.ts';

export type CompanyFormState = UseFormReturnType<CompanyForm>;

const complaintsAbout = schemaResolver(companyFormSchema, { sync: true });

/** Follows what others save, until somebody begins to type here. */
export function useCompanyForm(company: Company) {
  const form = useForm<CompanyForm>({
    initialValues: draftOf(company),
    validate: (draft) => ({ ...complaintsOfCheck(draft, company), ...complaintsAbout(draft) }),
  });
  // The version that was read: what somebody else stored after it must not be overwritten.
  const version = useRef(company.version);
  const [conflict, setConflict] = useState<string | null>(null);

  function show(stored: Company): void {
    version.current = stored.version;
    setConflict(null);
    form.setInitialValues(draftOf(stored));
    form.setValues(draftOf(stored));
    form.clearErrors();
  }

  const isUntouched = !form.isDirty();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer company is a reason to show it.
  useEffect(() => {
    if (isUntouched) show(company);
  }, [company]);

  const { save, isSaving } = useSaveCompany({ form, version, show, setConflict });
  return { form, save, isSaving, conflict, show };
}

type Saving = {
  form: CompanyFormState;
  version: { current: number };
  show: (stored: Company) => void;
  setConflict: (sentence: string) => void;
};

function useSaveCompany({ form, version, show, setConflict }: Saving) {
  const updateCompany = useUpdateCompany();

  async function save(draft: CompanyForm): Promise<void> {
    try {
      show(await updateCompany.mutateAsync({ ...inputOf(draft), version: version.current }));
    } catch (error) {
      if (isRefusedWith('COMPANY_CHANGED_MEANWHILE', error)) setConflict(error.message);
      if (!showFieldErrors(form, error)) {
        showFailure(companyLabels.failedToUpdate, errorText(error));
      }
      return;
    }
    showSuccess(companyLabels.updated);
  }

  return { save, isSaving: updateCompany.isPending };
}

/** The state proposes its clock, unless another one was chosen on purpose. */
export function useProposedTimezone(form: CompanyFormState) {
  const [isProposed, setIsProposed] = useState(false);
  const isChosen = useRef(false);

  function chooseState(state: CompanyForm['state']): void {
    const { timezone, state: former } = form.values;
    const isUsual = timezone === usualTimezone(former);
    form.setFieldValue('state', state);
    if (isChosen.current || !isUsual || usualTimezone(state) === timezone) return;
    form.setFieldValue('timezone', usualTimezone(state));
    setIsProposed(true);
  }

  function chooseTimezone(timezone: CompanyForm['timezone']): void {
    isChosen.current = true;
    setIsProposed(false);
    form.setFieldValue('timezone', timezone);
  }

  return { isProposed, chooseState, chooseTimezone };
}

function usualTimezone(state: CompanyForm['state']): CompanyForm['timezone'] {
  return state === '' ? DEFAULT_TIMEZONE : timezoneOfState(state);
}

/** As the fields show it, so that what was typed and taken back counts as no change. */
function draftOf(company: Company): CompanyForm {
  const { name, tradeName, documentType, email, address, city, state, timezone } = company;
  return {
    ...{ name, tradeName, documentType, email, address, city, state, timezone },
    document: normalizeDocument(company.document),
    phone: maskPhone(company.phone),
    zipCode: formatZipCode(company.zipCode),
    privacyContact: company.privacyContact,
  };
}

/** The document goes out as it is shown, punctuation included. */
function inputOf(draft: CompanyForm): CompanyForm {
  return { ...draft, document: maskDocument(draft.documentType, draft.document) };
}

function complaintsOfCheck(draft: CompanyForm, stored: Company): Record<string, string> {
  const check = checkCompany(draft, stored);
  if (check.accepted) return {};
  return Object.fromEntries(check.problems.map(({ field, sentence }) => [field, sentence]));
}
