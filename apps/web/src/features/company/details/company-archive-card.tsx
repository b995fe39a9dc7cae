import { Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useTakeArchive } from './company-archive.api.ts';
import { archiveLabels } from './company-archive.labels.ts';

/** For the owner alone: everything the company has here, to keep or to move elsewhere. */
export function CompanyArchiveCard() {
  const takeArchive = useTakeArchive();
  if (!useMay('company.export')) return null;

  function take(): void {
    takeArchive.mutate(undefined, {
      onSuccess: () => showSuccess(archiveLabels.done, archiveLabels.doneDetail),
      onError: (error) => showFailure(archiveLabels.failed, errorText(error)),
    });
  }

  return (
    <SettingsSection title={archiveLabels.title} explanation={archiveLabels.explanation}>
      <Stack align="flex-start" gap="xs">
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          loading={takeArchive.isPending}
          onClick={take}
        >
          {archiveLabels.download}
        </Button>
        <Text c="dimmed" size="xs">
          {archiveLabels.caution}
        </Text>
      </Stack>
    </SettingsSection>
  );
}
