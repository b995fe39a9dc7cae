import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { fixedLabels } from './settings.labels.ts';

/** Why nothing can be changed here. */
export function FixedNotice({ sentence }: { sentence: string }) {
  return (
    <Alert icon={<IconLock size={20} />} title={fixedLabels.title}>
      {sentence}
    </Alert>
  );
}
