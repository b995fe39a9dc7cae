import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { blockLabels } from '../agenda/agenda.labels.ts';
import { instantOf } from '../agenda/agenda-columns.ts';

/** What stands in the fields: a date or time may be missing while somebody types. */
export type BlockDraft = {
  professionalIds: string[];
  date: string | null;
  from: number | null;
  until: number | null;
  reason: string;
};
export type BlockForm = UseFormReturnType<BlockDraft>;

type Blocking = { timezone: string; close: () => void };

export function useBlockForm(
  initial: Pick<BlockDraft, 'professionalIds' | 'date'>,
  { timezone, close }: Blocking,
) {
  const form = useForm<BlockDraft>({
    initialValues: { ...initial, from: 12 * 60, until: 13 * 60, reason: '' },
    validate: {
      professionalIds: (ids) => (ids.length === 0 ? blockLabels.chooseProfessional : null),
      date: (date) => (date === null ? blockLabels.missingDate : null),
      from: (from) => (from === null ? blockLabels.missingTime : null),
      until: (until, { from }) => complaintAboutEnd(from, until),
    },
  });
  const { agenda } = useApi().scheduling;
  const kept = useDraft(form, { form: ofWhom(initial), thing: null });
  const block = useSendOnce(agenda.block, kept.request);

  return useSaving({
    form,
    send: async ({ professionalIds, date, from, until, reason }) => {
      if (date === null || from === null || until === null) return false;
      const startTime = instantOf(date, from, timezone);
      const endTime = instantOf(date, until, timezone);
      return block.mutateAsync({ professionalIds, startTime, endTime, reason });
    },
    saved: blockLabels.blocked,
    fieldOf: { BLOCK_OVERLAPS: 'from' },
    failed: blockLabels.failed,
    done: close,
    draft: kept,
  });
}

/** What was begun for one professional or day is not found again where another one is blocked. */
function ofWhom({ professionalIds, date }: Pick<BlockDraft, 'professionalIds' | 'date'>): string {
  return ['block', date, ...professionalIds.toSorted()].join('.');
}

function complaintAboutEnd(from: number | null, until: number | null): string | null {
  if (until === null) return blockLabels.missingTime;
  return from !== null && until <= from ? blockLabels.endsBeforeStart : null;
}

export function useUnblock() {
  const { agenda } = useApi().scheduling;
  return useMutation(agenda.unblock.mutationOptions());
}
