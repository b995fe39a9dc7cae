import {
  type ClosingDay,
  type ClosingDayForm,
  closingDayForm,
  type UpcomingHoliday,
} from '@app/contract/company/closing-days.contract';
import { coversOthers } from '@app/domain/company/closing-day';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../../foundation/api.tsx';
import { useToday } from '../../../foundation/company-clock.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useStoredThing } from '../../../foundation/hooks/use-stored-thing.ts';
import { useMindingAppointments } from '../../../ui/dialogs/appointments-question.tsx';
import { useClosingDays, useCreateClosingDay, useUpdateClosingDay } from './closing-days.api.ts';
import { closingFieldLabels, closingLabels, overlapText } from './closing-days.labels.ts';

/** What the dialog begins with. Without an id it will be a new one. */
export type ClosingDayStart = ClosingDay | (NewClosingDay & { id?: never });
type NewClosingDay = Pick<ClosingDay, 'name' | 'kind'> & Partial<ClosingDayForm>;

export function specialHoursOn({ name, date }: UpcomingHoliday): ClosingDayStart {
  return { name, kind: 'special-hours', firstDay: date, lastDay: date };
}

export type ClosingDayDraft = {
  name: string;
  kind: ClosingDay['kind'];
  firstDay: string | null;
  lastDay: string | null;
  /** Only where the kind has some: what nobody chose is not told from what somebody did. */
  hours?: { from: number | null; until: number | null } | undefined;
};
export type ClosingDayFormState = UseFormReturnType<ClosingDayDraft>;

export const USUAL_HOURS = { from: 9 * 60, until: 13 * 60 };
const complaintsAbout = schemaResolver(closingDayForm, { sync: true });

export function useClosingDayForm(start: ClosingDayStart, close: () => void) {
  const today = useToday().toString();
  const form = useForm<ClosingDayDraft>({
    initialValues: draftOf(start),
    validate: (draft) => ({
      // The schema takes the draft as it is and says what is wrong with it.
      ...complaintsAbout(inputOf(draft) as ClosingDayForm),
      ...complaintsAboutDays(draft, today),
    }),
  });
  const kept = useDraft(form, {
    form: `closing-day-${start.firstDay ?? ''}`,
    thing: start.id ?? null,
  });
  const createClosingDay = useCreateClosingDay(kept.request);
  const updateClosingDay = useUpdateClosingDay();
  const { data: known = [] } = useClosingDays();
  const minding = useMindingAppointments();
  const merging = useMerging({
    form,
    opened: start.id === undefined ? null : start,
    code: 'CLOSING_DAY_CHANGED',
    draftOf,
    read: useStoredThing(useApi().company.closingDays.list),
  });

  /** Which days are in the way says more than that some are. */
  function nameOverlap(error: unknown): boolean {
    if (!isRefusedWith('CLOSING_DAYS_OVERLAP', error)) return false;
    const others = known.filter(({ id }) => id !== start.id);
    const inTheWay = daysInTheWay(others, closingDayForm.parse(inputOf(form.getValues())));
    if (inTheWay.length === 0) return false;
    form.setFieldError('firstDay', overlapText(inTheWay));
    form.getInputNode('firstDay')?.focus();
    return true;
  }

  const saving = useSaving({
    form,
    send: (draft) =>
      minding((said) => {
        const input = { ...closingDayForm.parse(inputOf(draft)), ...said };
        if (!start.id) return createClosingDay.mutateAsync(input);
        const { version } = merging;
        return updateClosingDay.mutateAsync({ ...input, id: start.id, version });
      }),
    saved: start.id ? closingLabels.updated : closingLabels.created,
    fieldOf: { CLOSING_DAYS_OVERLAP: 'firstDay', CLOSING_DAYS_TOO_LONG: 'lastDay' },
    meet: (error, unheard) => nameOverlap(error) || merging.settle(error, unheard),
    failed: closingLabels.failedToSave,
    done: close,
    draft: kept,
  });
  return { saving, merged: merging.merged };
}

function draftOf(start: ClosingDayStart): ClosingDayDraft {
  const { name, kind, firstDay = null, lastDay = null, hours } = start;
  const day = { name, kind, firstDay, lastDay };
  return kind === 'special-hours' ? { ...day, hours: hours ?? USUAL_HOURS } : day;
}

function inputOf({ hours = USUAL_HOURS, ...draft }: ClosingDayDraft) {
  return { ...draft, hours: draft.kind === 'special-hours' ? hours : null };
}

function complaintsAboutDays({ firstDay, lastDay }: ClosingDayDraft, today: string) {
  const { dateMissing, isOver } = closingFieldLabels;
  return {
    ...(firstDay === null && { firstDay: dateMissing }),
    ...(lastDay === null && { lastDay: dateMissing }),
    ...(firstDay && lastDay && firstDay <= lastDay && lastDay < today && { lastDay: isOver }),
  };
}

function daysInTheWay(others: readonly ClosingDay[], wanted: ClosingDayForm): ClosingDay[] {
  const isShorter = ({ firstDay, lastDay }: ClosingDay) =>
    wanted.firstDay < firstDay || lastDay < wanted.lastDay;
  const isInside = ({ firstDay, lastDay }: ClosingDay) =>
    wanted.firstDay <= firstDay && lastDay <= wanted.lastDay;
  return others.filter((other) => {
    const overlaps = other.firstDay <= wanted.lastDay && wanted.firstDay <= other.lastDay;
    return overlaps && !(coversOthers(wanted.kind) && isInside(other) && isShorter(other));
  });
}
