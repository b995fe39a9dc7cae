import {
  type Administrative,
  type AdministrativeForm,
  administrativeForm,
} from '@app/contract/messaging/administrative.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { goOnWith } from '../../../foundation/drafts/go-on.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useSaveAdministrative } from './administrative.api.ts';
import { administrativeLabels as labels } from './administrative.labels.ts';

export type AdministrativeDraftForm = UseFormReturnType<AdministrativeForm>;

/** In a form that follows what others save, until somebody types here. */
export function useAdministrativeForm(stored: Administrative) {
  const save = useSaveAdministrative();
  const form = useForm<AdministrativeForm>({
    initialValues: draftOf(stored),
    validate: schemaResolver(administrativeForm, { sync: true }),
  });

  function show(settings: Administrative, sent?: AdministrativeForm): void {
    goOnWith(form, draftOf(settings), sent);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only newer settings are a reason to show them.
  useEffect(() => {
    if (!form.isDirty()) show(stored);
  }, [stored]);

  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'administrative-messages', thing: 'own' }),
    send: (draft) => save.mutateAsync(draft),
    saved: labels.saved,
    failed: { title: () => labels.failed, text: () => labels.failedHelp },
    done: show,
  });
  return { saving, show };
}

function draftOf({ sender, ...settings }: Administrative): AdministrativeForm {
  return settings;
}
