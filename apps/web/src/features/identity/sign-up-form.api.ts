import { type SignUpInput, signUpSchema } from '@app/contract/identity/sign-up.contract';
import { MINIMUM_PASSWORD_LENGTH } from '@app/domain/identity/password';
import { type DocumentType, maskDocument } from '@app/domain/shared/documents';
import { normalizeEmail } from '@app/domain/shared/text';
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { NoConnectionError } from '../../foundation/connection.ts';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusal, isRefusedWith, statusOf } from '../../foundation/failure.ts';
import { fieldErrorsOf } from '../../foundation/form-errors.ts';
import { showFailure } from '../../foundation/toasts.ts';
import { useSignUp } from './sign-up.api.ts';
import { signUpLabels } from './sign-up.labels.ts';

export type SignUpStep = 'account' | 'company';
/** Where the person is, and which field gets the focus there. */
type Place = { step: SignUpStep; field?: string };

/** What stands in the fields. The paths are those of the contract, so its complaints find them. */
export type SignUpDraft = {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  company: { name: string; documentType: DocumentType; document: string; phone: string };
};
export type SignUpForm = UseFormReturnType<SignUpDraft>;

const noCompany = { name: '', documentType: 'cnpj', document: '', phone: '' } as const;
const nobody: SignUpDraft = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  company: noCompany,
};

export function useSignUpForm() {
  const [place, setPlace] = useState<Place>({ step: 'account' });
  const signUp = useSignUp();
  const form = useForm<SignUpDraft>({
    initialValues: nobody,
    validate: (draft) => complaintsAbout(draft, place.step),
  });
  const focus = useEffectEvent((field: string) => form.getInputNode(field)?.focus());
  useEffect(() => {
    if (place.field) focus(place.field);
  }, [place]);

  function goOn(): void {
    form.setFieldValue('company', noCompany);
    setPlace({ step: 'company', field: 'company.name' });
  }

  async function finish(draft: SignUpDraft): Promise<void> {
    try {
      await signUp(inputOf(draft));
    } catch (error) {
      showFailure(signUpLabels.failed, failureText(error));
      const complaints = complaintsIn(error);
      form.setErrors(complaints);
      setPlace(placeOf(complaints));
    }
  }

  return {
    form,
    step: place.step,
    submit: place.step === 'account' ? goOn : finish,
    goBack: () => setPlace({ step: 'account', field: 'name' }),
  };
}

const complaintsOfSchema = schemaResolver(signUpSchema, { sync: true });

/** What is wrong in the step that is on the screen; the other one has its own turn. */
function complaintsAbout(draft: SignUpDraft, step: SignUpStep): FormErrors {
  const complaints = { ...complaintsOfSchema(inputOf(draft)), ...complaintAboutRepetition(draft) };
  return Object.fromEntries(Object.entries(complaints).filter(([path]) => stepOf(path) === step));
}

function complaintAboutRepetition({ password, confirmPassword }: SignUpDraft): FormErrors {
  if (confirmPassword.length < MINIMUM_PASSWORD_LENGTH) {
    return { confirmPassword: signUpLabels.repeatPassword };
  }
  if (confirmPassword === password) return {};
  return { confirmPassword: signUpLabels.differentPasswords };
}

/** The document goes out as it is shown, punctuation included. */
function inputOf({ confirmPassword, ...draft }: SignUpDraft): SignUpInput {
  const { documentType, document } = draft.company;
  return {
    ...draft,
    email: normalizeEmail(draft.email),
    company: { ...draft.company, document: maskDocument(documentType, document) },
  };
}

/** What the server found wrong, by the field it belongs to. */
function complaintsIn(error: unknown): Record<string, string> {
  if (isRefusedWith('USER_EXISTS', error)) return { email: error.message };
  if (isRefusedWith('INVALID_DOCUMENT', error)) return { 'company.document': error.message };
  return fieldErrorsOf(error);
}

function placeOf(complaints: Record<string, string>): Place {
  const fields = Object.keys(complaints);
  const field = fields.find((path) => stepOf(path) === 'account') ?? fields[0];
  return field ? { step: stepOf(field), field } : { step: 'company' };
}

function stepOf(path: string): SignUpStep {
  return path.startsWith('company') ? 'company' : 'account';
}

function failureText(error: unknown): string {
  if (error instanceof NoConnectionError || statusOf(error) === 429) return errorText(error);
  const complaints = complaintsIn(error);
  const [complaint] = Object.values(complaints);
  if (isRefusedWith('BAD_REQUEST', error) && complaints.email) return signUpLabels.malformedEmail;
  if (complaint) return asSentence(complaint);
  if (isRefusal(error)) return signUpLabels.refused;
  return statusOf(error) === null ? signUpLabels.tryLater : signUpLabels.unexpected;
}

function asSentence(complaint: string): string {
  return complaint.endsWith('.') ? complaint : `${complaint}.`;
}
