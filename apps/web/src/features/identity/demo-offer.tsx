import { Button, Stack, Text } from '@mantine/core';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFailure } from '../../foundation/toasts.ts';
import type { Demo } from './demo-logins.tsx';
import { useLoadDemo } from './entrance.api.ts';
import { demoLabels } from './first-access.labels.ts';

type DemoOfferProps = {
  setupToken: string;
  onWrongToken: (sentence: string) => void;
  onLoaded: (demo: Demo) => void;
};

export function DemoOffer({ setupToken, onWrongToken, onLoaded }: DemoOfferProps) {
  const { mutate, isPending } = useLoadDemo();

  function load(): void {
    const token = setupToken.trim();
    mutate(token === '' ? {} : { setupToken: token }, { onSuccess: onLoaded, onError: explain });
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
      <Button variant="default" loading={isPending} onClick={load}>
        {demoLabels.load}
      </Button>
    </Stack>
  );
}
