import type { KeptSecret, PlatformSettings } from '@app/contract/platform/settings.contract';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { useRemoveSecret } from './settings.api.ts';
import { removeSecretLabels as labels } from './settings.labels.ts';

type RemoveSecretProps = {
  of: KeptSecret;
  /** Comes when it is gone. */
  onRemoved?: (stored: PlatformSettings) => void;
};

/** Takes a saved key or password away, once somebody said that she knows what stops with it. */
export function RemoveSecret({ of, onRemoved }: RemoveSecretProps) {
  const [asked, setAsked] = useState<KeptSecret | null>(null);
  const { mutateAsync } = useRemoveSecret();
  async function remove(which: KeptSecret): Promise<void> {
    const stored = await mutateAsync({ of: which });
    onRemoved?.(stored);
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setAsked(of)}
      >
        {labels[of].remove}
      </Button>
      <ConfirmFor
        thing={asked}
        title={(which) => labels[which].title}
        question={(which) => labels[which].question}
        confirmLabel={labels[of].remove}
        tone="destructive"
        done={labels[of].removed}
        onConfirm={remove}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
