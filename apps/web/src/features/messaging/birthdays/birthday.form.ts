import {
  type BirthdayForm,
  type Birthdays,
  birthdayForm,
} from '@app/contract/messaging/birthdays.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useSaveBirthdays } from './birthdays.api.ts';
import { birthdayLabels as labels } from './birthdays.labels.ts';

/** A number field may be empty for a moment. */
export type BirthdayDraft = Omit<BirthdayForm, 'toleranceMinutes'> & {
  toleranceMinutes: number | string;
};
export type BirthdayDraftForm = UseFormReturnType<BirthdayDraft>;

const complaintsAbout = schemaResolver(birthdayForm, { sync: true });

export function useBirthdayForm(stored: Birthdays) {
  const { mutateAsync: save } = useSaveBirthdays();
  const form = useForm<BirthdayDraft>({
    initialValues: draftOf(stored),
    validate: (typed) => complaintsAbout(sentOf(typed)),
  });
  return useSaving({
    form,
    send: (typed) => save({ ...sentOf(typed), version: stored.version }),
    saved: sayHowItWent,
    failed: labels.failedToSave,
    done: (kept) => {
      form.setInitialValues(draftOf(kept));
      form.setValues(draftOf(kept));
    },
  });
}

/** What was said is kept, also where the next run could not be planned. */
function sayHowItWent({ enabled, nextRunAt }: Birthdays): void {
  if (enabled && nextRunAt === null) showFailure(labels.savedWithWarning, labels.notPlanned);
  else showSuccess(labels.saved);
}

export function draftOf(stored: Birthdays): BirthdayDraft {
  const { enabled, sendTime, toleranceMinutes, customMessage, timezoneAware } = stored;
  return { enabled, sendTime, toleranceMinutes, customMessage, timezoneAware };
}

function sentOf(draft: BirthdayDraft): BirthdayForm {
  const { toleranceMinutes } = draft;
  return {
    ...draft,
    toleranceMinutes: toleranceMinutes === '' ? Number.NaN : Number(toleranceMinutes),
  };
}
