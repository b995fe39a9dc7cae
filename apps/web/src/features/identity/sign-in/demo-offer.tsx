import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { demoLabels } from '../sign-up/first-access.labels.ts';
import type { Demo } from './demo-logins.tsx';
import { useLoadDemo } from './entrance.api.ts';

type DemoOfferProps = {
  setupToken: string;
  onWrongToken: (sentence: string) => void;
  onLoaded: (demo: Demo) => void;
};

export function DemoOffer({ setupToken, onWrongToken, onLoaded }: DemoOfferProps) {
  const { mutateAsync, isPending } = useLoadDemo();
  const [asks, setAsks] = useState(false);

  async function load(): Promise<void> {
    const token = setupToken.trim();
    await mutateAsync(token === '' ? {} : { setupToken: token }).then(onLoaded, explain);
  }

  function explain(error: unknown): void {
    if (isRefusedWith('WRONG_SETUP_TOKEN', error)) onWrongToken(error.message);
    else showFailure(demoLabels.failed, errorText(error));
  }

  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {demoLabels.offer}
      </Text>
      <Button variant="default" onClick={() => setAsks(true)}>
        {demoLabels.load}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={demoLabels.question}
        confirmLabel={demoLabels.confirm}
        onConfirm={load}
        onClose={() => setAsks(false)}
      >
        {isPending ? <span role="status">{demoLabels.loading}</span> : demoLabels.consequence}
      </ConfirmDialog>
    </Stack>
  );
}
