import {
  NO_PLAN,
  type OpenedCompany,
  type OperatedCompany,
  operatedCompanyForm,
} from '@app/contract/platform/companies.contract';
import { checkCompany, formatZipCode } from '@app/domain/company/company-form';
import { maskDocument, normalizeDocument } from '@app/domain/shared/documents';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { phoneInField } from '@app/domain/shared/phones';
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { errorTextOr } from '../../../foundation/error-text.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useCompanyWrites, useReadOperated } from './companies.api.ts';
import { companiesLabels as labels } from './companies.labels.ts';

/** What stands in the fields: a choice of none is a text too. */
export type OperatedDraft = Omit<
  OperatedCompany,
  'id' | 'version' | 'badge' | 'planId' | 'customStatusId'
> & { planId: string; customStatusId: string };
export type OperatedDraftForm = UseFormReturnType<OperatedDraft>;
export type Founded = { email: string; invitationLink: string | null };

const newCompany: OperatedDraft = {
  name: '',
  tradeName: '',
  documentType: 'cnpj',
  document: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  timezone: DEFAULT_TIMEZONE,
  privacyContact: '',
  planId: NO_PLAN,
  customStatusId: '',
};

const complaintsOfSchema = schemaResolver(operatedCompanyForm, { sync: true });

/** Null for a new one. */
export function useOperatedCompanyForm(
  company: OpenedCompany | null,
  done: (founded: Founded | null) => void,
) {
  const { create, update } = useCompanyWrites();
  const form = useForm<OperatedDraft>({
    initialValues: company ? draftOf(company) : newCompany,
    validate: (draft) => complaintsAbout(draft, company),
  });
  const read = useReadFor(form);
  const code = 'COMPANY_CHANGED_MEANWHILE';
  const merging = useMerging({ form, opened: company, code, draftOf, read });
  const saving = useSaving<OperatedDraft, Founded | null>({
    form,
    draft: useDraft(
      form,
      { form: 'operated-company', thing: company?.id ?? null },
      { fit: (draft) => fitted(draft, company) },
    ),
    send: async (draft) => {
      if (!merging.base) return create(inputOf(draft));
      const { id, planId } = merging.base;
      const known = { id, version: merging.version, openedPlanId: planId };
      await update({ ...inputOf(draft), ...known });
      return null;
    },
    saved: company ? labels.updated : labels.created,
    meet: merging.settle,
    fieldOf: {
      PLAN_NOT_FOUND: 'planId',
      PLAN_SUBSCRIBED: 'planId',
      STATUS_NOT_FOUND: 'customStatusId',
    },
    failed: company
      ? labels.failedToUpdate
      : {
          title: () => labels.failedToCreate,
          text: (error) => errorTextOr(labels.unknownFailure, error),
        },
    done,
  });
  return { saving, merged: merging.merged, base: merging.base };
}

function useReadFor(form: OperatedDraftForm) {
  const read = useReadOperated();
  return async (id: string): Promise<OpenedCompany> => {
    const stored = await read(id);
    form.setValues(fitted(form.getValues(), stored));
    return stored;
  };
}

/** A plan that came with a subscription meanwhile cannot be chosen here any more. */
function fitted(draft: OperatedDraft, stored: OpenedCompany | null): OperatedDraft {
  return stored?.isPlanSubscribed ? { ...draft, planId: draftOf(stored).planId } : draft;
}

/** As the fields show it, so that what was typed and taken back counts as no change. */
function draftOf({
  id,
  version,
  badge,
  isPlanSubscribed: _,
  ...company
}: OpenedCompany): OperatedDraft {
  return {
    ...company,
    document: normalizeDocument(company.document),
    phone: phoneInField(company.phone),
    zipCode: formatZipCode(company.zipCode),
    planId: company.planId ?? NO_PLAN,
    customStatusId: company.customStatusId ?? '',
  };
}

/** The document goes out as it is shown, punctuation included. */
function inputOf({ planId, customStatusId, ...draft }: OperatedDraft) {
  return {
    ...draft,
    document: maskDocument(draft.documentType, draft.document),
    planId: planId === NO_PLAN ? null : planId,
    customStatusId: customStatusId || null,
  };
}

function complaintsAbout(draft: OperatedDraft, stored: OperatedCompany | null): FormErrors {
  const check = checkCompany(draft, stored);
  const problems = check.accepted ? [] : check.problems;
  const complaints = Object.fromEntries(problems.map(({ field, sentence }) => [field, sentence]));
  return { ...complaints, ...complaintsOfSchema(inputOf(draft)) };
}
