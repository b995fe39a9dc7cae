import { Input, SegmentedControl, SimpleGrid, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useToday } from '../../../foundation/company-clock.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { campaignFieldLabels as labels } from './campaigns.labels.ts';

type Moment = { when: 'now' | 'later'; date: string | null; minutes: number | null };

type MomentFieldsProps<Draft extends Moment> = {
  form: UseFormReturnType<Draft>;
  nowLabel: string;
};

/** Now, or on a day at a time. */
export function MomentFields<Draft extends Moment>({ form, nowLabel }: MomentFieldsProps<Draft>) {
  const today = useToday().toString();
  const choices = [
    { value: 'now', label: nowLabel },
    { value: 'later', label: labels.later },
  ];
  return (
    <Stack gap="sm">
      <Input.Wrapper label={labels.when} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={labels.when}
          data={choices}
          {...form.getInputProps('when')}
        />
      </Input.Wrapper>
      {form.values.when === 'later' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DateField
            label={labels.date}
            required
            earliest={today}
            {...form.getInputProps('date')}
          />
          <TimeField
            label={labels.time}
            required
            {...form.getInputProps('minutes')}
            value={form.values.minutes}
          />
        </SimpleGrid>
      )}
    </Stack>
  );
}
