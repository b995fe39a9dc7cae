import {
  type BirthdayForm,
  type Birthdays,
  birthdayForm,
} from '@app/contract/messaging/birthdays.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { goOnWith } from '../../../foundation/drafts/go-on.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useSaveBirthdays, useStoredBirthdays } from './birthdays.api.ts';
import { birthdayLabels as labels } from './birthdays.labels.ts';

/** A number field may be empty for a moment. */
export type BirthdayDraft = Omit<BirthdayForm, 'toleranceMinutes'> & {
  toleranceMinutes: number | string;
};
export type BirthdayDraftForm = UseFormReturnType<BirthdayDraft>;

type Stored = Birthdays & { id: string };

/** There is one record of them, so any name will do. */
const named = (birthdays: Birthdays): Stored => ({ ...birthdays, id: 'birthdays' });

const complaintsAbout = schemaResolver(birthdayForm, { sync: true });

/** In a form that follows what is saved elsewhere, until somebody types here. */
export function useBirthdayForm(stored: Birthdays) {
  const [base, setBase] = useState(() => named(stored));
  const { mutateAsync: save } = useSaveBirthdays();
  const readStored = useStoredBirthdays();
  const form = useForm<BirthdayDraft>({
    initialValues: draftOf(base),
    validate: (typed) => complaintsAbout(sentOf(typed)),
  });
  const merging = useMerging({
    form,
    opened: base,
    code: 'BIRTHDAYS_CHANGED',
    draftOf,
    read: async () => named(await readStored()),
  });

  function show(kept: Birthdays, sent?: BirthdayDraft): void {
    setBase(named(kept));
    goOnWith(form, draftOf(kept), sent);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only newer settings are a reason to show them.
  useEffect(() => {
    if (!form.isDirty()) show(stored);
  }, [stored]);

  // After what shows the settings: what was typed before a reload stands above it.
  const draft = useDraft(form, { form: 'birthdays', thing: 'own' });
  const saving = useSaving({
    form,
    draft,
    send: (typed) => save({ ...sentOf(typed), version: merging.version }),
    saved: sayHowItWent,
    meet: merging.settle,
    failed: labels.failedToSave,
    done: show,
  });
  function discard(): void {
    merging.forget();
    show(stored);
  }

  return { saving, merged: merging.merged ?? draft.merged, discard };
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
