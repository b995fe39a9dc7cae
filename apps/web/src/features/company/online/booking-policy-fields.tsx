import { ORDINARY_AUTO_CONFIRM_IN_SECONDS, SLOT_STEPS } from '@app/domain/company/booking-policy';
import { NumberInput, Select, SimpleGrid, Stack, Switch } from '@mantine/core';
import type { PolicyForm } from './booking-policy.form.ts';
import { policyFieldLabels as labels, slotStepOptions } from './booking-policy.labels.ts';

const twoColumns = { base: 1, sm: 2 };
const whole = { allowDecimal: false, inputMode: 'numeric' } as const;

export function BookingPolicyFields({ form }: { form: PolicyForm }) {
  return (
    <Stack gap="lg">
      <SimpleGrid cols={twoColumns} verticalSpacing="md">
        <SlotStepField form={form} />
        <NumberInput
          label={labels.notice}
          description={labels.noticeHelp}
          suffix={labels.minutes}
          {...whole}
          {...form.getInputProps('noticeMinutes')}
        />
        <NumberInput
          label={labels.horizon}
          description={labels.horizonHelp}
          suffix={labels.days}
          {...whole}
          {...form.getInputProps('horizonInDays')}
        />
        <NumberInput
          label={labels.changeCutoff}
          description={labels.changeCutoffHelp}
          suffix={labels.hoursBefore}
          {...whole}
          {...form.getInputProps('changeCutoffInHours')}
        />
        <NumberInput
          label={labels.maxFutureBookings}
          description={labels.maxFutureBookingsHelp}
          {...whole}
          {...form.getInputProps('maxFutureBookings')}
        />
      </SimpleGrid>
      <Switch
        label={labels.singleService}
        description={labels.singleServiceHelp}
        {...form.getInputProps('singleService', { type: 'checkbox' })}
      />
      <Switch
        label={labels.manualApproval}
        description={labels.manualApprovalHelp}
        {...form.getInputProps('manualApproval', { type: 'checkbox' })}
      />
      <AutoConfirmField form={form} />
    </Stack>
  );
}

function AutoConfirmField({ form }: { form: PolicyForm }) {
  const isOn = form.values.autoConfirmAfterInSeconds !== null;
  function turn(on: boolean): void {
    form.setFieldValue('autoConfirmAfterInSeconds', on ? ORDINARY_AUTO_CONFIRM_IN_SECONDS : null);
  }

  return (
    <>
      <Switch
        label={labels.autoConfirm}
        description={labels.autoConfirmHelp}
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      {isOn && (
        <NumberInput
          label={labels.autoConfirmAfter}
          description={labels.autoConfirmAfterHelp}
          suffix={labels.seconds}
          {...whole}
          {...form.getInputProps('autoConfirmAfterInSeconds')}
        />
      )}
    </>
  );
}

function SlotStepField({ form }: { form: PolicyForm }) {
  function choose(value: string | null): void {
    const step = SLOT_STEPS.find((known) => String(known) === value);
    if (step) form.setFieldValue('slotStepMinutes', step);
  }

  return (
    <Select
      label={labels.slotStep}
      description={labels.slotStepHelp}
      data={slotStepOptions}
      allowDeselect={false}
      {...form.getInputProps('slotStepMinutes')}
      value={String(form.values.slotStepMinutes)}
      onChange={choose}
    />
  );
}
