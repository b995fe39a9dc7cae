import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { scheduleLabels, type TimeLabels } from './schedule.labels.ts';
import classes from './schedule.module.css';
import type { Issues, PeriodDraft } from './schedule-draft.ts';

type SchedulePeriodProps = {
  /** 'Turno', 'Intervalo' */
  name: string;
  labels: TimeLabels;
  period: PeriodDraft;
  path: string;
  issues: Issues;
  onChange: (period: PeriodDraft) => void;
  onRemove?: (() => void) | undefined;
};

/** From when until when, with what is wrong about it below. */
export function SchedulePeriod(props: SchedulePeriodProps) {
  const { name, labels, period, path, issues, onChange, onRemove } = props;
  const { key, from, until } = period;
  const messageId = useId();
  const wrong = { from: issues[`${path}.from`], until: issues[`${path}.until`] ?? issues[path] };
  const message = wrong.from ?? wrong.until;
  // Set as a property, the field would replace it by its own.
  const described = message ? { attributes: { input: { 'aria-describedby': messageId } } } : {};

  return (
    <div className={classes.period}>
      <Text span size="xs" c="dimmed" className={classes.periodName}>
        {name}
      </Text>
      <TimeField
        className={classes.time}
        aria-label={labels.from}
        value={from}
        error={wrong.from !== undefined}
        {...described}
        onChange={(minutes) => onChange({ key, from: minutes, until })}
      />
      <Text span size="xs" c="dimmed">
        {scheduleLabels.until}
      </Text>
      <TimeField
        className={classes.time}
        aria-label={labels.until}
        midnight="end"
        value={until}
        error={wrong.until !== undefined}
        {...described}
        onChange={(minutes) => onChange({ key, from, until: minutes })}
      />
      {onRemove && (
        <ActionIcon aria-label={labels.remove} onClick={onRemove}>
          <IconTrash size={18} />
        </ActionIcon>
      )}
      {message && (
        <Text id={messageId} size="xs" c="var(--mantine-color-error)" className={classes.message}>
          {message}
        </Text>
      )}
    </div>
  );
}
