import type { Automations } from '@app/contract/messaging/automations.contract';
import { NumberInput, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { say } from '../../../ui/kept-things/say.ts';
import { useSaveAutomations } from './automations.api.ts';
import { autoConfirmText, automationLabels as labels } from './automations.labels.ts';

type Of = 'appointment_created' | 'appointment_confirmation';

/** Stands with both: either switch is the same rule. The delay stands with the booking. */
export function AutoConfirm({ of, automations }: { of: Of; automations: Automations }) {
  const { appointment_created: created, appointment_confirmation: confirmation } = automations;
  const mayManage = useMay('messages.manage');
  const { mutateAsync } = useSaveAutomations();
  const save = (change: { autoConfirm?: boolean; autoConfirmDelaySeconds?: number }) => {
    const { autoConfirm, autoConfirmDelaySeconds } = { ...created, ...change };
    const changes = {
      appointment_created: { ...created, ...change },
      appointment_confirmation: { ...confirmation, autoConfirm },
    };
    const done = autoConfirmText(autoConfirm, autoConfirmDelaySeconds);
    void say({ done, failed: labels.failed }, mutateAsync(changes));
  };
  return (
    <Stack gap="sm">
      <Switch
        label={labels.autoConfirm}
        description={labels.autoConfirmHelp}
        checked={automations[of].autoConfirm}
        disabled={!mayManage}
        onChange={(event) => save({ autoConfirm: event.currentTarget.checked })}
      />
      {of === 'appointment_created' && created.autoConfirm && (
        <Delay
          key={created.autoConfirmDelaySeconds}
          seconds={created.autoConfirmDelaySeconds}
          disabled={!mayManage}
          onSave={(autoConfirmDelaySeconds) => save({ autoConfirmDelaySeconds })}
        />
      )}
    </Stack>
  );
}

type DelayProps = { seconds: number; disabled: boolean; onSave: (seconds: number) => void };

/** Saved when the field is left: each digit on its own is another number. */
function Delay({ seconds, disabled, onSave }: DelayProps) {
  const [typed, setTyped] = useState<number | string>(seconds);
  function leave(): void {
    if (typed === '') setTyped(seconds);
    else if (Number(typed) !== seconds) onSave(Number(typed));
  }
  return (
    <NumberInput
      maw={280}
      label={labels.delay}
      suffix=" s"
      min={0}
      allowDecimal={false}
      allowNegative={false}
      disabled={disabled}
      value={typed}
      onChange={setTyped}
      onBlur={leave}
    />
  );
}
