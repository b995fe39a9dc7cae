import { Stack, Text } from '@mantine/core';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { archiveLabels } from './company-archive.labels.ts';
import { TakeArchiveButton } from './take-archive-button.tsx';

/** For the owner alone: everything the company has here, to keep or to move elsewhere. */
export function CompanyArchiveCard() {
  if (!useMay('company.export')) return null;
  return (
    <SettingsSection title={archiveLabels.title} explanation={archiveLabels.explanation}>
      <Stack align="flex-start" gap="xs">
        <TakeArchiveButton />
        <Text c="dimmed" size="xs">
          {archiveLabels.caution}
        </Text>
      </Stack>
    </SettingsSection>
  );
}
