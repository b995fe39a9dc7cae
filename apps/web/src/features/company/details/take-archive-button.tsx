import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useTakeArchive } from './company-archive.api.ts';
import { archiveLabels } from './company-archive.labels.ts';

/** Everything the company has here as one file, with or without a subscription. */
export function TakeArchiveButton() {
  const takeArchive = useTakeArchive();

  function take(): void {
    takeArchive.mutate(undefined, {
      onSuccess: () => showSuccess(archiveLabels.done, archiveLabels.doneDetail),
      onError: (error) => showFailure(archiveLabels.failed, errorText(error)),
    });
  }

  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} />}
      loading={takeArchive.isPending}
      onClick={take}
    >
      {archiveLabels.download}
    </Button>
  );
}
