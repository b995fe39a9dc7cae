import {
  type ClosingDay,
  type ClosingDayForm,
  closingDayForm,
} from '@app/contract/company/closing-days.contract';
import { coversOthers } from '@app/domain/company/closing-day';
import { DEFAULT_TIMEZONE, todayIn } from '@app/domain/shared/local-time';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { useSession } from '../../foundation/session.tsx';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { useNow } from '../../foundation/use-now.ts';
import { useMindingAppointments } from '../../ui/appointments-question.tsx';
import { useClosingDays, useCreateClosingDay, useUpdateClosingDay } from './closing-days.api.ts';
import { closingFieldLabels, closingLabels, overlapText } from './closing-days.labels.ts';

/** What the dialog begins with. Without an id it will be a new one. */
export type ClosingDayStart = Partial<ClosingDay> & Pick<ClosingDay, 'name' | 'kind'>;

export type ClosingDayDraft = {
  name: string;
  kind: ClosingDay['kind'];
  firstDay: string | null;
  lastDay: string | null;
  hours: { from: number | null; until: number | null };
};
export type ClosingDayFormState = UseFormReturnType<ClosingDayDraft>;

const USUAL_HOURS = { from: 9 * 60, until: 13 * 60 };
const complaintsAbout = schemaResolver(closingDayForm, { sync: true });

/** The company's day, whatever the browser's. */
export function useToday(): string {
  const timezone = useSession().company?.timezone ?? DEFAULT_TIMEZONE;
  return todayIn(timezone, useNow()).toString();
}

/** The form starts anew each time the dialog opens. */
export function useClosingDayForm(start: ClosingDayStart | null): ClosingDayFormState {
  const today = useToday();
  const form = useForm<ClosingDayDraft>({
    initialValues: draftOf({ name: '', kind: 'closed' }),
    validate: (draft) => ({
      // The schema takes the draft as it is and says what is wrong with it.
      ...complaintsAbout(inputOf(draft) as ClosingDayForm),
      ...complaintsAboutDays(draft, today),
    }),
  });
  const { setInitialValues, setValues, clearErrors } = form;

  useEffect(() => {
    if (!start) return;
    setInitialValues(draftOf(start));
    setValues(draftOf(start));
    clearErrors();
  }, [start, setInitialValues, setValues, clearErrors]);

  return form;
}

/** Saves what was typed; the dialog closes only when it is stored. */
export function useSaveClosingDay(
  form: ClosingDayFormState,
  start: ClosingDayStart | null,
  close: () => void,
) {
  const createClosingDay = useCreateClosingDay();
  const updateClosingDay = useUpdateClosingDay();
  const { data: known = [] } = useClosingDays();
  const minding = useMindingAppointments();

  async function save(draft: ClosingDayDraft): Promise<void> {
    const input = closingDayForm.parse(inputOf(draft));
    try {
      const isStored = await minding((seenAppointments) => {
        const closing = { ...input, seenAppointments };
        return start?.id
          ? updateClosingDay.mutateAsync({ ...closing, id: start.id })
          : createClosingDay.mutateAsync(closing);
      });
      if (!isStored) return;
    } catch (error) {
      const others = known.filter(({ id }) => id !== start?.id);
      return explain(form, error, daysInTheWay(others, input));
    }
    showSuccess(start?.id ? closingLabels.updated : closingLabels.created);
    form.resetDirty();
    close();
  }

  return { save, isSaving: createClosingDay.isPending || updateClosingDay.isPending };
}

function draftOf(start: ClosingDayStart): ClosingDayDraft {
  const { name, kind, firstDay = null, lastDay = null, hours } = start;
  return { name, kind, firstDay, lastDay, hours: hours ?? USUAL_HOURS };
}

function inputOf({ hours, ...draft }: ClosingDayDraft) {
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

function explain(form: ClosingDayFormState, error: unknown, inTheWay: readonly ClosingDay[]): void {
  const isOverlap = isRefusedWith('CLOSING_DAYS_OVERLAP', error);
  if (isOverlap || isRefusedWith('CLOSING_DAYS_TOO_LONG', error)) {
    const field = isOverlap ? 'firstDay' : 'lastDay';
    const isNamed = isOverlap && inTheWay.length > 0;
    form.setFieldError(field, isNamed ? overlapText(inTheWay) : errorText(error));
    form.getInputNode(field)?.focus();
    return;
  }
  if (!showFieldErrors(form, error)) showFailure(closingLabels.failedToSave, errorText(error));
}
