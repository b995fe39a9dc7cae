import {
  type ExceptionForm,
  exceptionForm,
  type ScheduleException,
} from '@app/contract/team/schedules.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { useMindingAppointments } from '../../ui/appointments-question.tsx';
import { useCreateException, useToday, useUpdateException } from './schedule.api.ts';
import { exceptionLabels } from './schedule.labels.ts';
import { impossibleIn, missingTimesIn, type PeriodDraft, period } from './schedule-draft.api.ts';

/** What stands in the fields while somebody types: a date or time may be missing for a moment. */
export type ExceptionDraft = Omit<ExceptionForm, 'firstDay' | 'lastDay' | 'shifts'> & {
  firstDay: string | null;
  lastDay: string | null;
  shifts: PeriodDraft[];
};

export type ExceptionFormState = UseFormReturnType<ExceptionDraft>;

const complaintsAbout = schemaResolver(exceptionForm, { sync: true });

export function useExceptionForm(exception: ScheduleException | null): ExceptionFormState {
  const today = useToday();
  return useForm<ExceptionDraft>({
    initialValues: exception ? draftOf(exception) : newException(today),
    validate: (draft) => ({ ...complaintsAbout(inputOf(draft)), ...complaintsAboutShifts(draft) }),
  });
}

type Saving = {
  form: ExceptionFormState;
  professionalId: string;
  exception: ScheduleException | null;
  close: () => void;
};

/** The dialog closes only when it is stored. */
export function useSaveException({ form, professionalId, exception, close }: Saving) {
  const createException = useCreateException();
  const updateException = useUpdateException();
  const minding = useMindingAppointments();

  async function save(draft: ExceptionDraft): Promise<void> {
    const days = { ...inputOf(draft), professionalId };
    try {
      const isStored = await minding((seenAppointments) => {
        const input = { ...days, seenAppointments };
        return exception
          ? updateException.mutateAsync({ ...input, id: exception.id })
          : createException.mutateAsync(input);
      });
      if (!isStored) return;
    } catch (error) {
      explain(form, error);
      return;
    }
    showSuccess(exception ? exceptionLabels.updated : exceptionLabels.created);
    close();
  }

  return { save, isSaving: createException.isPending || updateException.isPending };
}

function explain(form: ExceptionFormState, error: unknown): void {
  for (const [code, field] of [
    ['EXCEPTIONS_OVERLAP', 'firstDay'],
    ['EXCEPTION_TOO_LONG', 'lastDay'],
  ] as const) {
    if (!isRefusedWith(code, error)) continue;
    form.setFieldError(field, error.message);
    form.getInputNode(field)?.focus();
    return;
  }
  if (!showFieldErrors(form, error)) showFailure(exceptionLabels.failedToSave, errorText(error));
}

function newException(today: string): ExceptionDraft {
  return { kind: 'day-off', firstDay: today, lastDay: today, reason: '', shifts: [] };
}

function draftOf({ id, shifts, ...rest }: ScheduleException): ExceptionDraft {
  return { ...rest, shifts: shifts.map(({ from, until }) => period(from, until)) };
}

function inputOf({ firstDay, lastDay, shifts, ...rest }: ExceptionDraft): ExceptionForm {
  return {
    ...rest,
    firstDay: firstDay ?? '',
    lastDay: lastDay ?? '',
    shifts: shifts.map(({ from, until }) => ({ from: from ?? 0, until: until ?? 0 })),
  };
}

/** Beside each time; the schema's own words about them would come twice. */
function complaintsAboutShifts({ shifts }: ExceptionDraft): Record<string, string> {
  const asDay = { weekday: 0, shifts: shifts.map((shift) => ({ ...shift, breaks: [] })) };
  const issues = Object.entries({ ...impossibleIn([asDay]), ...missingTimesIn([asDay]) });
  return Object.fromEntries(issues.map(([path, text]) => [path.replace(/^0\./, ''), text]));
}
