import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { twoFactorLabels } from './two-factor-settings.labels.ts';

export function TwoFactorSettingsCopy({ label, text }: { label: string; text: string }) {
  const clipboard = useClipboard({ timeout: 4000 });
  return (
    <Button
      variant="default"
      leftSection={clipboard.copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
      onClick={() => clipboard.copy(text)}
    >
      <span aria-live="polite">{stateText(clipboard, label)}</span>
    </Button>
  );
}

type Clipboard = { copied: boolean; error: Error | null };

function stateText({ copied, error }: Clipboard, label: string): string {
  if (error) return twoFactorLabels.failedToCopy;
  return copied ? twoFactorLabels.copied : label;
}
