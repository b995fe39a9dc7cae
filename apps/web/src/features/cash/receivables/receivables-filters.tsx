import { ActionIcon, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { COMING_PRESETS, type Range } from '../../../ui/period/period-presets.ts';
import { useCashChoices } from '../drawer/cash.api.ts';
import { receivablesLabels as labels } from './receivables.labels.ts';
import classes from './receivables.module.css';
import { monthAt, type ReceivablesView } from './receivables-view.ts';

type ReceivablesFiltersProps = {
  view: ReceivablesView;
  period: Range;
  onView: (view: ReceivablesView) => void;
};

/** Each choice holds at once. */
export function ReceivablesFilters({ view, period, onView }: ReceivablesFiltersProps) {
  const methods = useCashChoices().data?.paymentMethods ?? [];
  const go = (chosen: Range) => onView({ ...view, from: chosen.fromDate, to: chosen.toDate });
  const step = (months: number) => go(monthAt(Temporal.PlainDate.from(period.fromDate), months));
  return (
    <div className={classes.filters}>
      <ActionIcon
        className={classes.earlier}
        variant="default"
        size="var(--control-height)"
        aria-label={labels.earlier}
        onClick={() => step(-1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <div className={classes.period}>
        <PeriodPicker range={period} usual="this-month" presets={COMING_PRESETS} onChange={go} />
      </div>
      <ActionIcon
        className={classes.later}
        variant="default"
        size="var(--control-height)"
        aria-label={labels.later}
        onClick={() => step(1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
      <Select
        className={classes.method}
        label={labels.method}
        placeholder={labels.allMethods}
        clearable
        data={methods
          .filter(({ kind }) => kind !== 'cash')
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={view.paymentMethodId ?? null}
        onChange={(id) => onView({ ...view, paymentMethodId: id ?? undefined })}
      />
    </div>
  );
}
