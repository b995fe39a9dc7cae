import {
  type Company,
  type CompanyForm,
  companyFormSchema,
} from '@app/contract/company/company.contract';
import { checkCompany, formatZipCode, timezoneOfState } from '@app/domain/company/company-form';
import { maskDocument, normalizeDocument } from '@app/domain/shared/documents';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { phoneInField } from '@app/domain/shared/phones';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { useUpdateCompany } from './company.api.ts';
import { companyLabels } from './company.labels.ts';
import { useCompanyDraft } from './company-draft.form.ts';

export type CompanyFormState = UseFormReturnType<CompanyForm>;

const complaintsAbout = schemaResolver(companyFormSchema, { sync: true });

export function useCompanyForm(company: Company) {
  const { mutateAsync: update } = useUpdateCompany();
  return useCompanyDraft<CompanyForm>({
    about: 'company',
    company,
    draftOf,
    validate: (typed) => ({ ...complaintsOfCheck(typed, company), ...complaintsAbout(typed) }),
    store: (typed, { version }) => update({ ...inputOf(typed), version }),
    labels: { stored: companyLabels.updated, failed: companyLabels.failedToUpdate },
  });
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
    name,
    tradeName,
    documentType,
    email,
    address,
    city,
    state,
    timezone,
    document: normalizeDocument(company.document),
    phone: phoneInField(company.phone),
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
