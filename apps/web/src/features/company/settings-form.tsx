import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Merge } from '../../foundation/drafts/merge-drafts.ts';
import type { Saving } from '../../foundation/hooks/use-saving.ts';
import { MergedNotice } from '../../ui/dialogs/merged-notice.tsx';
import { SaveBar } from '../../ui/dialogs/save-bar.tsx';
import { PageForm } from '../../ui/forms/page-form.tsx';

type SettingsFormProps<Draft> = {
  saving: Saving<Draft>;
  merged: Merge<Draft> | null;
  names: Partial<Record<keyof Draft & string, string>>;
  onDiscard: () => void;
  children: ReactNode;
};

/** A part of the company that is changed where it is shown, and saved as a whole. */
export function SettingsForm<Draft>(props: SettingsFormProps<Draft>) {
  const { saving, merged, names, onDiscard, children } = props;
  return (
    <PageForm saving={saving}>
      <Stack gap="lg">
        <MergedNotice merged={merged} names={names} />
        {children}
        <SaveBar changed={saving.form.isDirty()} saving={saving.isSaving} onDiscard={onDiscard} />
      </Stack>
    </PageForm>
  );
}
