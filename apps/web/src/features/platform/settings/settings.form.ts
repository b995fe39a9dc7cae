import type { PlatformSettings } from '@app/contract/platform/settings.contract';
import { schemaResolver, useForm } from '@mantine/form';
import type { z } from 'zod';
import { goOnWith } from '../../../foundation/drafts/go-on.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { type SavingOptions, useSaving } from '../../../foundation/hooks/use-saving.ts';
import { settingsLabels } from './settings.labels.ts';

type SettingsDraft<Draft> = {
  settings: PlatformSettings;
  /** Which tab, where drafts are kept; none is of one that holds a secret. */
  about: string;
  /** The part as the fields show it; a secret is empty there. */
  draftOf: (settings: PlatformSettings) => Draft;
  schema: z.ZodType<Draft>;
  send: (draft: Draft) => Promise<PlatformSettings>;
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

  function show(stored: PlatformSettings, sent?: Draft): void {
    goOnWith(form, draftOf(stored), sent);
  }

  const saving = useSaving<Draft, PlatformSettings>({
    form,
    draft: useDraft(form, { form: about, thing: 'own' }),
    send,
    fieldOf,
    saved: settingsLabels.saved,
    failed: settingsLabels.failed,
    done: (stored, sent) => {
      show(stored, sent);
      onStored?.(stored);
    },
  });
  return { saving, discard: () => show(settings) };
}
