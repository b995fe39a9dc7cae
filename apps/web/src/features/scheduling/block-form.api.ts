import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { blockLabels } from './agenda.labels.ts';
import { instantOf } from './agenda-columns.api.ts';

/** What stands in the fields: a date or time may be missing while somebody types. */
export type BlockDraft = {
  professionalIds: string[];
  date: string | null;
  from: number | null;
  until: number | null;
  reason: string;
};
export type BlockForm = UseFormReturnType<BlockDraft>;

export function useBlockForm(initial: Pick<BlockDraft, 'professionalIds' | 'date'>): BlockForm {
  return useForm<BlockDraft>({
    initialValues: { ...initial, from: 12 * 60, until: 13 * 60, reason: '' },
    validate: {
      professionalIds: (ids) => (ids.length === 0 ? blockLabels.chooseProfessional : null),
      date: (date) => (date === null ? blockLabels.missingDate : null),
      from: (from) => (from === null ? blockLabels.missingTime : null),
      until: (until, { from }) => complaintAboutEnd(from, until),
    },
  });
}

function complaintAboutEnd(from: number | null, until: number | null): string | null {
  if (until === null) return blockLabels.missingTime;
  return from !== null && until <= from ? blockLabels.endsBeforeStart : null;
}

type Saving = { form: BlockForm; timezone: string; close: () => void };

/** The dialog closes only when it is stored. */
export function useSaveBlock({ form, timezone, close }: Saving) {
  const { agenda } = useApi().scheduling;
  const block = useMutation(agenda.block.mutationOptions({ onSuccess: useRefreshAgenda() }));

  async function save({ professionalIds, date, from, until, reason }: BlockDraft): Promise<void> {
    if (date === null || from === null || until === null) return;
    const startTime = instantOf(date, from, timezone);
    const endTime = instantOf(date, until, timezone);
    try {
      await block.mutateAsync({ professionalIds, startTime, endTime, reason });
    } catch (error) {
      explain(form, error);
      return;
    }
    showSuccess(blockLabels.blocked);
    close();
  }

  return { save, isSaving: block.isPending };
}

function explain(form: BlockForm, error: unknown): void {
  if (isRefusedWith('BLOCK_OVERLAPS', error)) form.setFieldError('from', error.message);
  else showFailure(blockLabels.failed, errorText(error));
}

export function useUnblock() {
  const { agenda } = useApi().scheduling;
  return useMutation(agenda.unblock.mutationOptions({ onSuccess: useRefreshAgenda() }));
}

function useRefreshAgenda(): () => Promise<void> {
  const { agenda } = useApi().scheduling;
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: agenda.read.key() });
}
