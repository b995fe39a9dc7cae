import { EXCEPTION_KINDS, type ExceptionKind, SCHEDULE_LIMITS } from '@app/domain/team/schedule';
import { Button, Input, Select, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { DateField } from '../../../ui/fields/date-field.tsx';
import type { ExceptionFormState } from './exception.form.ts';
import { exceptionKindText, exceptionLabels as labels, shiftLabels } from './schedule.labels.ts';
import { type Issues, period } from './schedule-draft.ts';
import { SchedulePeriod } from './schedule-period.tsx';

const kinds = EXCEPTION_KINDS.map((value) => ({ value, label: exceptionKindText[value] }));
const twoColumns = { base: 1, xs: 2 };
const ordinaryDay = () => [period(9 * 60, 18 * 60)];

export function ExceptionFields({ form }: { form: ExceptionFormState }) {
  const { kind, firstDay, lastDay, shifts } = form.values;

  function changeKind(next: ExceptionKind): void {
    form.setFieldValue('kind', next);
    form.setFieldValue('shifts', next === 'special-hours' ? ordinaryDay() : []);
  }

  function changeFirstDay(date: string | null): void {
    form.setFieldValue('firstDay', date);
    // Most exceptions are one day; the last follows until it is set later than the first.
    if (date !== null && (lastDay === null || lastDay < date || lastDay === firstDay)) {
      form.setFieldValue('lastDay', date);
    }
  }

  return (
    <Stack gap="md">
      <Select
        {...form.getInputProps('kind')}
        label={labels.kind}
        data={kinds}
        allowDeselect={false}
        value={kind}
        onChange={(next) => next && changeKind(next)}
        data-autofocus
      />
      <SimpleGrid cols={twoColumns}>
        <DateField
          {...form.getInputProps('firstDay')}
          label={labels.firstDay}
          required
          value={firstDay}
          onChange={changeFirstDay}
        />
        <DateField
          {...form.getInputProps('lastDay')}
          label={labels.lastDay}
          required
          value={lastDay}
          {...(firstDay !== null && { earliest: firstDay })}
        />
      </SimpleGrid>
      {kind === 'special-hours' && <SpecialHours form={form} shifts={shifts} />}
      <Textarea
        label={labels.reason}
        description={labels.reasonHelp}
        minRows={2}
        maxLength={SCHEDULE_LIMITS.reasonLength}
        {...form.getInputProps('reason')}
      />
    </Stack>
  );
}

type SpecialHoursProps = {
  form: ExceptionFormState;
  shifts: ExceptionFormState['values']['shifts'];
};

function SpecialHours({ form, shifts }: SpecialHoursProps) {
  // Every complaint of this form is a sentence.
  const issues = form.errors as Issues;
  return (
    <Input.Wrapper label={labels.shifts} labelElement="div" error={issues.shifts}>
      {shifts.map((shift, at) => (
        <SchedulePeriod
          key={shift.key}
          name={`${at + 1}`}
          labels={shiftLabels(at + 1)}
          period={shift}
          path={`shifts.${at}`}
          issues={issues}
          onChange={(times) => form.setFieldValue('shifts', shifts.with(at, times))}
          onRemove={
            shifts.length > 1
              ? () => form.setFieldValue('shifts', shifts.toSpliced(at, 1))
              : undefined
          }
        />
      ))}
      {shifts.length < SCHEDULE_LIMITS.shiftsPerDay && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          onClick={() => form.setFieldValue('shifts', [...shifts, period(null, null)])}
        >
          {labels.addShift}
        </Button>
      )}
    </Input.Wrapper>
  );
}
