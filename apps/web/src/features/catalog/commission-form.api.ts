import { type Commission, commissionForm } from '@app/contract/catalog/commission-rates.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { useChangeCommission, useCreateCommission, useToday } from './commissions.api.ts';
import { commissionLabels } from './commissions.labels.ts';

/** Typed as people say it: 40,25. The server counts hundredths of a percent. */
export type CommissionDraft = {
  serviceId: string | null;
  percentage: number | '';
  fromDate: string | null;
};

export type CommissionFormState = UseFormReturnType<CommissionDraft>;

const complaintsAbout = schemaResolver(commissionForm, { sync: true });

export function useCommissionForm(commission: Commission | null): CommissionFormState {
  const today = useToday();
  return useForm<CommissionDraft>({
    initialValues: {
      serviceId: commission?.serviceId ?? null,
      percentage: commission ? (commission.basisPoints ?? 0) / 100 : '',
      fromDate: today,
    },
    validate: complaints,
  });
}

type Saving = {
  form: CommissionFormState;
  professionalId: string;
  commission: Commission | null;
  close: () => void;
};

/** The dialog closes only when it is stored. */
export function useSaveCommission({ form, professionalId, commission, close }: Saving) {
  const createCommission = useCreateCommission();
  const changeCommission = useChangeCommission();

  async function save(draft: CommissionDraft): Promise<void> {
    const input = { ...inputOf(draft), professionalId };
    try {
      if (commission) await changeCommission.mutateAsync(input);
      else await createCommission.mutateAsync(input);
    } catch (error) {
      explain(form, error);
      return;
    }
    showSuccess(commission ? commissionLabels.updated : commissionLabels.created);
    close();
  }

  return { save, isSaving: createCommission.isPending || changeCommission.isPending };
}

function complaints(draft: CommissionDraft): Record<string, string> {
  // The schema's sentences are plain text.
  const { basisPoints, ...others } = complaintsAbout(inputOf(draft)) as Record<string, string>;
  return {
    ...others,
    ...(basisPoints !== undefined && { percentage: basisPoints }),
    ...(draft.fromDate === null && { fromDate: commissionLabels.fromDateMissing }),
  };
}

function inputOf({ serviceId, percentage, fromDate }: CommissionDraft) {
  return {
    serviceId: serviceId ?? '',
    // Two decimals are typed at most, so this only undoes what floats do to them.
    basisPoints: percentage === '' ? -1 : Math.round(percentage * 100),
    fromDate: fromDate ?? '',
  };
}

function explain(form: CommissionFormState, error: unknown): void {
  for (const [code, field] of [
    ['COMMISSION_EXISTS', 'serviceId'],
    ['SERVICE_NOT_FOUND', 'serviceId'],
    ['COMMISSION_IN_THE_PAST', 'fromDate'],
  ] as const) {
    if (!isRefusedWith(code, error)) continue;
    form.setFieldError(field, error.message);
    form.getInputNode(field)?.focus();
    return;
  }
  if (!showFieldErrors(form, error)) showFailure(commissionLabels.failed, errorText(error));
}
