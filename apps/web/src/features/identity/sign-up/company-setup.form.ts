import {
  type CompanySetupInput,
  companySetupSchema,
} from '@app/contract/identity/company-setup.contract';
import type { CheckoutOutcome } from '@app/contract/identity/sign-up.contract';
import { isOperator } from '@app/domain/identity/platform-role';
import { maskDocument } from '@app/domain/shared/documents';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith, statusOf } from '../../../foundation/failure.ts';
import { fieldErrorsOf } from '../../../foundation/form-errors.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { showFailure } from '../../../foundation/toasts.ts';
import { useSetUpCompany } from './company-setup.api.ts';
import { companySetupLabels } from './company-setup.labels.ts';
import {
  type CompanyDraft,
  complaintsOfStep,
  noCompany,
  placeOf,
  useFocusAt,
  usePlace,
} from './form-steps.view.ts';

export type CompanySetupDraft = { fullName: string; email: string; company: CompanyDraft };
export type CompanySetupForm = UseFormReturnType<CompanySetupDraft>;

type Created = (checkout: CheckoutOutcome) => unknown;

export function useCompanySetupForm(onCreated: Created) {
  const { user, platformRole } = useSession();
  const { place, goTo, goBack } = usePlace('fullName');
  const setUp = useSetUpCompany();
  const form = useForm<CompanySetupDraft>({
    initialValues: { fullName: user.name, email: user.email, company: noCompany },
    validate: (draft) => complaintsOfStep(complaintsAbout(inputOf(draft)), place.step),
  });
  useFocusAt(form, place);

  async function finish(draft: CompanySetupDraft): Promise<void> {
    try {
      await onCreated(await setUp(inputOf(draft)));
    } catch (error) {
      const complaints = complaintsIn(error);
      form.setErrors(complaints);
      goTo(placeOf(complaints));
      const wording = isOperator(platformRole) ? failureTextForAdmin : errorText;
      showFailure(companySetupLabels.failed, Object.values(complaints)[0] ?? wording(error));
    }
  }

  return {
    form,
    step: place.step,
    submit:
      place.step === 'account' ? () => goTo({ step: 'company', field: 'company.name' }) : finish,
    goBack,
  };
}

const complaintsAbout = schemaResolver(companySetupSchema, { sync: true });

/** The document goes out as it is shown, punctuation included. */
function inputOf({ company, ...person }: CompanySetupDraft): CompanySetupInput {
  const document = maskDocument(company.documentType, company.document);
  return { ...person, company: { ...company, document } };
}

function complaintsIn(error: unknown): Record<string, string> {
  if (isRefusedWith('EMAIL_TAKEN', error)) return { email: error.message };
  if (isRefusedWith('INVALID_DOCUMENT', error)) return { 'company.document': error.message };
  return fieldErrorsOf(error);
}

function failureTextForAdmin(error: unknown): string {
  const isOurFault = (statusOf(error) ?? 0) >= 500;
  return isOurFault ? companySetupLabels.failedAsAdmin : errorText(error);
}
