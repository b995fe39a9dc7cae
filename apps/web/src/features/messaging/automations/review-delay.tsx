import type { Automations } from '@app/contract/messaging/automations.contract';
import { REVIEW_DELAY_HOURS } from '@app/domain/messaging/automation';
import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { say } from '../../../ui/kept-things/say.ts';
import { useSaveAutomations } from './automations.api.ts';
import { automationLabels as labels, reviewDelayText } from './automations.labels.ts';

/** How long after a visit its client is asked. Saved when the field is left. */
export function ReviewDelay({
  automations: { review_request: asked },
}: {
  automations: Automations;
}) {
  const [typed, setTyped] = useState<number | string>(asked.delayHours);
  const mayManage = useMay('messages.manage');
  const { mutateAsync } = useSaveAutomations();
  if (!asked.enabled) return null;
  function save(delayHours: number): void {
    const saved = mutateAsync({ review_request: { ...asked, delayHours } }).catch((error) => {
      setTyped(asked.delayHours);
      throw error;
    });
    void say({ done: reviewDelayText(delayHours), failed: labels.failed }, saved);
  }
  function leave(): void {
    if (typed === '') setTyped(asked.delayHours);
    else if (Number(typed) !== asked.delayHours) save(Number(typed));
  }
  return (
    <NumberInput
      maw={280}
      label={labels.reviewDelay}
      suffix=" h"
      min={0}
      max={REVIEW_DELAY_HOURS.most}
      allowDecimal={false}
      allowNegative={false}
      disabled={!mayManage}
      value={typed}
      onChange={setTyped}
      onBlur={leave}
    />
  );
}
