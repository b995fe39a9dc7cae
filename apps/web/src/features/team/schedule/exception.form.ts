import {
  type ExceptionForm,
  exceptionForm,
  type ScheduleException,
} from '@app/contract/team/schedules.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useToday } from '../../../foundation/company-clock.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useMindingAppointments } from '../../../ui/dialogs/appointments-question.tsx';
import { useCreateException, useStoredSchedule, useUpdateException } from './schedule.api.ts';
import { exceptionLabels } from './schedule.labels.ts';
import { impossibleIn, missingTimesIn, type PeriodDraft, period } from './schedule-draft.ts';

/** What stands in the fields while somebody types: a date or time may be missing for a moment. */
export type ExceptionDraft = Omit<ExceptionForm, 'firstDay' | 'lastDay' | 'shifts'> & {
  firstDay: string | null;
  lastDay: string | null;
  shifts: PeriodDraft[];
};

export type ExceptionFormState = UseFormReturnType<ExceptionDraft>;

const complaintsAbout = schemaResolver(exceptionForm, { sync: true });

type Excepting = {
  professionalId: string;
  exception: ScheduleException | null;
  close: () => void;
};

export function useExceptionForm({ professionalId, exception, close }: Excepting) {
  const today = useToday().toString();
  const form = useForm<ExceptionDraft>({
    initialValues: exception ? draftOf(exception) : newException(today),
    validate: (draft) => ({ ...complaintsAbout(inputOf(draft)), ...complaintsAboutShifts(draft) }),
  });
  const kept = useDraft(form, {
    form: `exception-${professionalId}`,
    thing: exception?.id ?? null,
  });
  const createException = useCreateException(kept.request);
  const updateException = useUpdateException();
  const minding = useMindingAppointments();
  const readStored = useStoredSchedule();
  const merging = useMerging({
    form,
    opened: exception,
    code: 'EXCEPTION_CHANGED',
    draftOf,
    read: async (id) => {
      const { exceptions } = await readStored(professionalId);
      return exceptions.find((one) => one.id === id) ?? null;
    },
  });

  const saving = useSaving({
    form,
    send: (draft) =>
      minding((said) => {
        const input = { ...inputOf(draft), professionalId, ...said };
        if (!exception) return createException.mutateAsync(input);
        const { version } = merging;
        return updateException.mutateAsync({ ...input, id: exception.id, version });
      }),
    saved: exception ? exceptionLabels.updated : exceptionLabels.created,
    fieldOf: { EXCEPTIONS_OVERLAP: 'firstDay', EXCEPTION_TOO_LONG: 'lastDay' },
    meet: merging.settle,
    failed: exceptionLabels.failedToSave,
    done: close,
    draft: kept,
  });
  return { saving, merged: merging.merged };
}

function newException(today: string): ExceptionDraft {
  return { kind: 'day-off', firstDay: today, lastDay: today, reason: '', shifts: [] };
}

function draftOf({ id, version, shifts, ...rest }: ScheduleException): ExceptionDraft {
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
