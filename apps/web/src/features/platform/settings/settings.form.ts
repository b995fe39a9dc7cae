import type { PlatformSettings, SettingSection } from '@app/contract/platform/settings.contract';
import { schemaResolver, useForm } from '@mantine/form';
import type { z } from 'zod';
import { goOnWith } from '../../../foundation/drafts/go-on.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { type SavingOptions, useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useStoredSettings } from './settings.api.ts';
import { settingsLabels } from './settings.labels.ts';

type SettingsDraft<Draft> = {
  settings: PlatformSettings;
  /** Which tab; drafts are kept by it, and none of one that holds a secret. */
  about: SettingSection;
  /** The part as the fields show it; a secret is empty there. */
  draftOf: (settings: PlatformSettings) => Draft;
  schema: z.ZodType<Draft>;
  send: (draft: Draft & { version: number }) => Promise<PlatformSettings>;
  /** Comes when it is stored. */
  onStored?: (stored: PlatformSettings) => void;
} & Pick<SavingOptions<Draft, PlatformSettings>, 'fieldOf'>;

/** A tab of settings in a form, which goes on from what is stored. */
export function useSettingsForm<Draft extends object>(part: SettingsDraft<Draft>) {
  const { settings, about, draftOf, schema, send, onStored, fieldOf = {} } = part;
  const form = useForm<Draft>({
    initialValues: draftOf(settings),
    validate: schemaResolver(schema, { sync: true }),
  });

  const named = (stored: PlatformSettings) => {
    return { id: about, version: stored.versions[about], stored };
  };
  const readStored = useStoredSettings();
  const merging = useMerging({
    form,
    opened: named(settings),
    code: 'SETTINGS_CHANGED',
    draftOf: ({ stored }) => draftOf(stored),
    read: async () => named(await readStored()),
  });

  function show(stored: PlatformSettings, sent?: Draft): void {
    goOnWith(form, draftOf(stored), sent);
  }

  const kept = useDraft(form, { form: `settings-${about}`, thing: 'own' });
  const saving = useSaving<Draft, PlatformSettings>({
    form,
    draft: kept,
    send: (draft) => send({ ...draft, version: merging.version }),
    meet: merging.settle,
    fieldOf,
    saved: settingsLabels.saved,
    failed: settingsLabels.failed,
    done: (stored, sent) => {
      show(stored, sent);
      onStored?.(stored);
    },
  });
  function discard(): void {
    merging.forget();
    show(settings);
  }

  return { saving, merged: merging.merged ?? kept.merged, discard };
}
