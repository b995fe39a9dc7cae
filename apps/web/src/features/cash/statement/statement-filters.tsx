import { Select } from '@mantine/core';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import type { Range } from '../../../ui/period/period-presets.ts';
import { statementLabels as labels } from './statement.labels.ts';
import classes from './statement.module.css';
import type { StatementView } from './statement-view.ts';

type StatementFiltersProps = {
  view: StatementView;
  range: Range;
  /** To choose from; `null` where there is nothing to choose. */
  professionals: readonly { id: string; name: string }[] | null;
  onView: (view: StatementView) => void;
};

/** Each choice holds at once. */
export function StatementFilters(props: StatementFiltersProps) {
  const { view, range, professionals, onView } = props;
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
      <PeriodPicker
        range={range}
        usual="this-month"
        onChange={({ fromDate: from, toDate: to }) => onView({ ...view, from, to })}
      />
    </div>
  );
}
