import { Select } from '@mantine/core';
import { useToday } from '../../../foundation/company-clock.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { statementLabels as labels, presetText } from './statement.labels.ts';
import classes from './statement.module.css';
import {
  presetOf,
  presetPeriod,
  STATEMENT_PRESETS,
  type StatementPeriod,
  type StatementView,
} from './statement-view.ts';

const presets = STATEMENT_PRESETS.map((value) => ({ value, label: presetText[value] }));

type StatementFiltersProps = {
  view: StatementView;
  period: StatementPeriod;
  /** To choose from; `null` where there is nothing to choose. */
  professionals: readonly { id: string; name: string }[] | null;
  onView: (view: StatementView) => void;
};

/** Each choice holds at once. */
export function StatementFilters(props: StatementFiltersProps) {
  const { view, period, professionals, onView } = props;
  const today = useToday();
  return (
    <div className={classes.filters}>
      {professionals && (
        <Select
          className={classes.whose}
          label={labels.professional}
          data={professionals.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          openOnFocus={false}
          allowDeselect={false}
          value={view.professionalId ?? null}
          onChange={(id) => id && onView({ ...view, professionalId: id })}
        />
      )}
      <Select
        className={classes.preset}
        label={labels.period}
        placeholder={labels.ownPeriod}
        data={presets}
        allowDeselect={false}
        value={presetOf(period, today)}
        onChange={(preset) => preset && onView({ ...view, ...presetPeriod(preset, today) })}
      />
      <DateField
        label={labels.from}
        value={period.from}
        latest={period.to}
        onChange={(from) => from && onView({ ...view, ...period, from })}
      />
      <DateField
        label={labels.to}
        value={period.to}
        earliest={period.from}
        onChange={(to) => to && onView({ ...view, ...period, to })}
      />
    </div>
  );
}
