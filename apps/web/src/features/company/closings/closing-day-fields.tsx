import {
  CLOSING_DAY_KINDS,
  CLOSING_DAY_LIMITS,
  type ClosingDayKind,
} from '@app/domain/company/closing-day';
import { Input, SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import classes from '../details/company-form.module.css';
import { type ClosingDayFormState, USUAL_HOURS } from './closing-day.form.ts';
import { kindText, closingFieldLabels as labels } from './closing-days.labels.ts';

const twoColumns = { base: 1, xs: 2 };

type FieldsProps = { form: ClosingDayFormState };

export function ClosingDayFields({ form }: FieldsProps) {
  const today = useToday().toString();
  const { firstDay, kind } = form.values;

  function begin(date: string | null): void {
    const { lastDay } = form.values;
    form.setFieldValue('firstDay', date);
    // Most closures are one day long.
    if (date && (lastDay === null || lastDay < date)) form.setFieldValue('lastDay', date);
  }

  return (
    <Stack gap="md">
      <TextInput
        label={labels.name}
        placeholder={labels.nameExample}
        required
        data-autofocus
        maxLength={CLOSING_DAY_LIMITS.nameLength}
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={twoColumns}>
        <DateField
          label={labels.firstDay}
          required
          earliest={today}
          {...form.getInputProps('firstDay')}
          onChange={begin}
        />
        <DateField
          label={labels.lastDay}
          required
          earliest={firstDay ?? today}
          {...form.getInputProps('lastDay')}
        />
      </SimpleGrid>
      <KindField form={form} />
      {kind === 'special-hours' && <HoursFields form={form} />}
    </Stack>
  );
}

function KindField({ form }: FieldsProps) {
  const labelId = useId();
  const { error, ...control } = form.getInputProps('kind');
  // Of another kind it has no hours; those she typed are there when she turns back.
  const [last, setLast] = useState(form.getInitialValues().hours ?? USUAL_HOURS);
  const kinds = CLOSING_DAY_KINDS.filter((kind) => kind !== 'open' || isAboutHoliday(form));

  function choose(kind: ClosingDayKind): void {
    const { hours = last } = form.values;
    setLast(hours);
    form.setFieldValue('hours', kind === 'special-hours' ? hours : undefined);
    form.setFieldValue('kind', kind);
  }

  return (
    <Input.Wrapper
      label={labels.kind}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={error}
    >
      <SegmentedControl
        fullWidth
        className={classes.choice}
        data={kinds.map((kind) => ({ value: kind, label: kindText[kind] }))}
        aria-labelledby={labelId}
        {...control}
        onChange={(kind) => choose(kind as ClosingDayKind)}
      />
    </Input.Wrapper>
  );
}

/** Opening as always is an answer about holidays; on any other day there is nothing to say. */
function isAboutHoliday(form: ClosingDayFormState): boolean {
  return form.getInitialValues().kind === 'open';
}

function HoursFields({ form }: FieldsProps) {
  const { from, until } = form.values.hours ?? USUAL_HOURS;
  return (
    <SimpleGrid cols={2}>
      <TimeField
        label={labels.from}
        {...form.getInputProps('hours.from')}
        value={from}
        onChange={(minutes) => form.setFieldValue('hours.from', minutes)}
      />
      <TimeField
        label={labels.until}
        midnight="end"
        {...form.getInputProps('hours.until')}
        value={until}
        onChange={(minutes) => form.setFieldValue('hours.until', minutes)}
      />
    </SimpleGrid>
  );
}
