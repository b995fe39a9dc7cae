import { Button, Stack, Text } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import type { PushAbility } from '../../../foundation/push-browser.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { usePushState, useTurnPushOff, useTurnPushOn } from './push.api.ts';
import { pushLabels as labels } from './push.labels.ts';

const WHY_NOT: Record<Exclude<PushAbility, 'possible'>, string> = {
  refused: labels.refused,
  install: labels.onIphone,
  impossible: labels.impossible,
};

/** Notices of this browser while the application is closed. */
export function PushSwitch() {
  const { data: state } = usePushState();
  if (!state) return null;
  return (
    <Stack gap="xs" mt="lg" align="flex-start">
      <Text fw={500}>{labels.title}</Text>
      {state.ability === 'possible' ? (
        <Possible isOn={state.isOn} />
      ) : (
        <Text size="sm" c="dimmed">
          {WHY_NOT[state.ability]}
        </Text>
      )}
    </Stack>
  );
}

function Possible({ isOn }: { isOn: boolean }) {
  const on = useTurnPushOn();
  const off = useTurnPushOff();
  const onError = (error: unknown) => showFailure(labels.failed, errorText(error));
  function turn(): void {
    if (isOn) {
      off.mutate(undefined, { onSuccess: () => showSuccess(labels.turnedOff), onError });
    } else {
      on.mutate(undefined, { onSuccess: (is) => is && showSuccess(labels.turnedOn), onError });
    }
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        {isOn ? labels.on : labels.off}
      </Text>
      <Button variant="default" loading={on.isPending || off.isPending} onClick={turn}>
        {isOn ? labels.turnOff : labels.turnOn}
      </Button>
    </>
  );
}
