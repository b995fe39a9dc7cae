import {
  type MessagingSettings,
  type MessagingSettingsForm,
  messagingSettingsForm,
} from '@app/contract/messaging/messaging-settings.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { goOnWith } from '../../../foundation/drafts/go-on.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useSaveMessagingSettings, useStoredMessagingSettings } from './messaging-settings.api.ts';
import { messagingSettingsLabels as labels } from './messaging-settings.labels.ts';

export type SettingsDraftForm = UseFormReturnType<MessagingSettingsForm>;

type Stored = MessagingSettings & { id: string };

/** There is one record of them, so any name will do. */
const named = (settings: MessagingSettings): Stored => ({ ...settings, id: 'messaging' });

/** In a form that follows what others save, until somebody types here. */
export function useMessagingSettingsForm(settings: MessagingSettings) {
  const [base, setBase] = useState(() => named(settings));
  const save = useSaveMessagingSettings();
  const readStored = useStoredMessagingSettings();
  const form = useForm<MessagingSettingsForm>({
    initialValues: draftOf(base),
    validate: schemaResolver(messagingSettingsForm, { sync: true }),
  });
  const merging = useMerging({
    form,
    opened: base,
    code: 'MESSAGING_SETTINGS_CHANGED',
    draftOf,
    read: async () => named(await readStored()),
  });

  function show(stored: MessagingSettings, sent?: MessagingSettingsForm): void {
    setBase(named(stored));
    goOnWith(form, draftOf(named(stored)), sent);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only newer settings are a reason to show them.
  useEffect(() => {
    if (!form.isDirty()) show(settings);
  }, [settings]);

  const kept = useDraft(form, { form: 'messaging-settings', thing: base.id });
  const saving = useSaving({
    form,
    send: (draft) => save.mutateAsync({ ...draft, version: merging.version }),
    saved: labels.saved,
    meet: merging.settle,
    failed: labels.failed,
    done: show,
    draft: kept,
  });
  function discard(): void {
    merging.forget();
    show(settings);
  }

  return { saving, merged: merging.merged ?? kept.merged, discard };
}

function draftOf({ id, version, ...form }: Stored): MessagingSettingsForm {
  return form;
}
