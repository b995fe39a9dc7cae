import { Select } from '@mantine/core';
import { useToday } from '../../foundation/company-clock.ts';
import { DateField } from '../fields/date-field.tsx';
import { periodLabels as labels, presetText } from './period.labels.ts';
import classes from './period-picker.module.css';
import { PRESETS, type Preset, presetOf, presetRange, type Range } from './period-presets.ts';

type PeriodPickerProps = {
  range: Range;
  /** What the screen shows unless told otherwise. */
  usual: Preset;
  presets?: readonly Preset[];
  onChange: (range: Range) => void;
};

/** Of which days a screen tells: named ones, or any two dates. Each choice holds at once. */
export function PeriodPicker({ range, usual, presets = PRESETS, onChange }: PeriodPickerProps) {
  const today = useToday();
  return (
    <>
      <Select
        className={classes.preset}
        label={labels.period}
        placeholder={labels.ownPeriod}
        data={presets.map((value) => ({ value, label: presetText[value] }))}
        allowDeselect={false}
        value={presetOf(range, [usual, ...presets], today)}
        onChange={(preset) => preset && onChange(presetRange(preset, today))}
      />
      <DateField
        label={labels.from}
        value={range.fromDate}
        latest={range.toDate}
        onChange={(fromDate) => fromDate && onChange({ ...range, fromDate })}
      />
      <DateField
        label={labels.to}
        value={range.toDate}
        earliest={range.fromDate}
        onChange={(toDate) => toDate && onChange({ ...range, toDate })}
      />
    </>
  );
}
