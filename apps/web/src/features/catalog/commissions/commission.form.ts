import { type Commission, commissionForm } from '@app/contract/catalog/commission-rates.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useToday } from '../../../foundation/company-clock.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useChangeCommission, useCreateCommission } from './commissions.api.ts';
import { commissionLabels } from './commissions.labels.ts';

/** Typed as people say it: 40,25. The server counts hundredths of a percent. */
export type CommissionDraft = {
  serviceId: string | null;
  percentage: number | '';
  fromDate: string | null;
};

export type CommissionFormState = UseFormReturnType<CommissionDraft>;

const complaintsAbout = schemaResolver(commissionForm, { sync: true });

type Rating = { professionalId: string; commission: Commission | null; close: () => void };

export function useCommissionForm({ professionalId, commission, close }: Rating) {
  const today = useToday().toString();
  const form = useForm<CommissionDraft>({
    initialValues: {
      serviceId: commission?.serviceId ?? null,
      percentage: commission ? (commission.basisPoints ?? 0) / 100 : '',
      fromDate: today,
    },
    validate: complaints,
  });
  const createCommission = useCreateCommission();
  const changeCommission = useChangeCommission();

  return useSaving({
    form,
    draft: useDraft(form, {
      form: `commission.${professionalId}`,
      thing: commission?.serviceId ?? null,
    }),
    send: (draft) => {
      const input = { ...inputOf(draft), professionalId };
      return (commission ? changeCommission : createCommission).mutateAsync(input);
    },
    saved: commission ? commissionLabels.updated : commissionLabels.created,
    fieldOf: {
      COMMISSION_EXISTS: 'serviceId',
      SERVICE_NOT_FOUND: 'serviceId',
      COMMISSION_IN_THE_PAST: 'fromDate',
    },
    failed: commissionLabels.failed,
    done: close,
  });
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
