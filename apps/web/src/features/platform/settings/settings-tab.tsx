import type { PlatformSettings } from '@app/contract/platform/settings.contract';
import { Skeleton, Stack } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { MergeWithSides } from '../../../foundation/drafts/merge-sides.ts';
import type { Saving } from '../../../foundation/hooks/use-saving.ts';
import { MergedNotice } from '../../../ui/dialogs/merged-notice.tsx';
import { SaveBar } from '../../../ui/dialogs/save-bar.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { usePlatformSettings } from './settings.api.ts';

/** A tab over the settings, once they are there. */
export function settingsTab(Tab: ComponentType<{ settings: PlatformSettings }>): ComponentType {
  return function SettingsTab() {
    const query = usePlatformSettings();
    return (
      <LoadBlock query={query} skeleton={<Skeleton height={240} radius="lg" />}>
        {(settings) => <Tab settings={settings} />}
      </LoadBlock>
    );
  };
}

type SettingsFormProps<Draft> = {
  saving: Saving<Draft>;
  merged: MergeWithSides<Draft> | null;
  /** What people call the fields: says what another operator saved meanwhile. */
  names: Partial<Record<keyof Draft & string, string>>;
  onDiscard: () => void;
  children: ReactNode;
};

/** What a tab changes is saved as a whole. */
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
