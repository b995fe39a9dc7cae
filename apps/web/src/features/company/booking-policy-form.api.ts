import {
  type BookingPolicyForm,
  bookingPolicySchema,
  type Company,
} from '@app/contract/company/company.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { policyLabels } from './booking-policy.labels.ts';
import { useChangePolicy } from './company.api.ts';

type Figure = 'noticeInMinutes' | 'horizonInDays' | 'changeCutoffInHours' | 'maxFutureBookings';

/** What stands in the fields while somebody types: a number field may be empty for a moment. */
export type PolicyDraft = Omit<BookingPolicyForm, Figure | 'autoConfirmAfterInSeconds'> &
  Record<Figure, number | string> & { autoConfirmAfterInSeconds: number | string | null };
export type PolicyForm = UseFormReturnType<PolicyDraft>;

const complaintsAbout = schemaResolver(bookingPolicySchema, { sync: true });

/** Follows what others save, until somebody begins to type here. */
export function useBookingPolicyForm(company: Company) {
  const form = useForm<PolicyDraft>({
    initialValues: company.policy,
    validate: (draft) => complaintsAbout(policyOf(draft)),
  });
  // The version that was read: what somebody else stored after it must not be overwritten.
  const version = useRef(company.version);
  const [conflict, setConflict] = useState<string | null>(null);

  function show(stored: Shown): void {
    version.current = stored.version;
    setConflict(null);
    form.setInitialValues(stored.policy);
    form.setValues(stored.policy);
    form.clearErrors();
  }

  const isUntouched = !form.isDirty();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer company is a reason to show it.
  useEffect(() => {
    if (isUntouched) show(company);
  }, [company]);

  const { save, isSaving } = useSavePolicy({ form, version, show, setConflict });
  return { form, save, isSaving, conflict, show };
}

type Shown = Pick<Company, 'policy' | 'version'>;
type Saving = {
  form: PolicyForm;
  version: { current: number };
  show: (stored: Shown) => void;
  setConflict: (sentence: string) => void;
};

function useSavePolicy({ form, version, show, setConflict }: Saving) {
  const changePolicy = useChangePolicy();

  async function save(draft: PolicyDraft): Promise<void> {
    try {
      const input = { ...policyOf(draft), version: version.current };
      const { version: newVersion, ...policy } = await changePolicy.mutateAsync(input);
      show({ policy, version: newVersion });
    } catch (error) {
      if (isRefusedWith('COMPANY_CHANGED_MEANWHILE', error)) setConflict(error.message);
      if (!showFieldErrors(form, error)) showFailure(policyLabels.failedToSave, errorText(error));
      return;
    }
    showSuccess(policyLabels.updated);
  }

  return { save, isSaving: changePolicy.isPending };
}

/** The policy as it stands in the fields; `null` while one of them makes no sense. */
export function readablePolicy(draft: PolicyDraft): BookingPolicyForm | null {
  return bookingPolicySchema.safeParse(policyOf(draft)).data ?? null;
}

function policyOf(draft: PolicyDraft): BookingPolicyForm {
  return {
    ...draft,
    noticeInMinutes: figureOf(draft.noticeInMinutes),
    horizonInDays: figureOf(draft.horizonInDays),
    changeCutoffInHours: figureOf(draft.changeCutoffInHours),
    maxFutureBookings: figureOf(draft.maxFutureBookings),
    autoConfirmAfterInSeconds:
      draft.autoConfirmAfterInSeconds === null ? null : figureOf(draft.autoConfirmAfterInSeconds),
  };
}

/** An empty field is a mistake and not a zero, which here means something. */
function figureOf(typed: number | string): number {
  return typed === '' ? Number.NaN : Number(typed);
}
