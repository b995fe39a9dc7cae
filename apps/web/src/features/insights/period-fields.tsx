import { Select } from '@mantine/core';
import { useToday } from '../../foundation/company-clock.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { periodLabels as labels, presetText } from './figures.labels.ts';
import classes from './insights.module.css';
import { PRESETS, type Preset, presetOf, presetRange, type Range } from './period-view.ts';

const presets = PRESETS.map((value) => ({ value, label: presetText[value] }));

type PeriodFieldsProps = {
  range: Range;
  /** What the screen shows unless told otherwise. */
  usual: Preset;
  onChange: (range: Range) => void;
};

/** Each choice holds at once. */
export function PeriodFields({ range, usual, onChange }: PeriodFieldsProps) {
  const today = useToday();
  return (
    <>
      <Select
        className={classes.whole}
        label={labels.period}
        placeholder={labels.ownPeriod}
        data={presets}
        allowDeselect={false}
        value={presetOf(range, usual, today)}
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
