import { ActionIcon, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { useCashChoices } from '../drawer/cash.api.ts';
import { receivablesLabels as labels } from './receivables.labels.ts';
import classes from './receivables.module.css';
import { monthAt, type ReceivablesPeriod, type ReceivablesView } from './receivables-view.ts';

type ReceivablesFiltersProps = {
  view: ReceivablesView;
  period: ReceivablesPeriod;
  onView: (view: ReceivablesView) => void;
};

/** Each choice holds at once. */
export function ReceivablesFilters({ view, period, onView }: ReceivablesFiltersProps) {
  const { fromDate, toDate } = period;
  const methods = useCashChoices().data?.paymentMethods ?? [];
  const go = (chosen: ReceivablesPeriod) =>
    onView({ ...view, from: chosen.fromDate, to: chosen.toDate });
  const step = (months: number) => go(monthAt(Temporal.PlainDate.from(fromDate), months));
  return (
    <div className={classes.filters}>
      <ActionIcon
        variant="default"
        size="var(--control-height)"
        aria-label={labels.earlier}
        onClick={() => step(-1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <DateField
        label={labels.from}
        value={fromDate}
        latest={toDate}
        onChange={(from) => from && go({ fromDate: from, toDate })}
      />
      <DateField
        label={labels.to}
        value={toDate}
        earliest={fromDate}
        onChange={(to) => to && go({ fromDate, toDate: to })}
      />
      <ActionIcon
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
