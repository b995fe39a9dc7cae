import { SCHEDULE_LIMITS } from '@app/domain/team/schedule';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { breakLabels, scheduleLabels, shiftLabels, weekdayText } from './schedule.labels.ts';
import classes from './schedule.module.css';
import { ScheduleCopyMenu } from './schedule-copy-menu.tsx';
import {
  type DayDraft,
  type Issues,
  type ShiftDraft,
  withBreak,
  withShift,
} from './schedule-draft.ts';
import { SchedulePeriod } from './schedule-period.tsx';

type ScheduleDayEditorProps = {
  id: string;
  day: DayDraft;
  path: string;
  issues: Issues;
  onChange: (day: DayDraft) => void;
  onCopy: (weekdays: readonly number[]) => void;
};

/** The times of a weekday: its shifts, and the breaks inside them. */
export function ScheduleDayEditor(props: ScheduleDayEditorProps) {
  const { id, day, path, issues, onChange, onCopy } = props;
  const change = (shifts: ShiftDraft[]) => onChange({ ...day, shifts });
  return (
    <fieldset id={id} aria-label={weekdayText(day.weekday)} className={classes.editor}>
      {day.shifts.map((shift, at) => (
        <ShiftFields
          key={shift.key}
          shift={shift}
          place={at + 1}
          path={`${path}.${at}`}
          issues={issues}
          onChange={(next) => change(day.shifts.with(at, next))}
          onRemove={day.shifts.length > 1 ? () => change(day.shifts.toSpliced(at, 1)) : undefined}
        />
      ))}
      <Group gap="xs">
        {day.shifts.length < SCHEDULE_LIMITS.shiftsPerDay && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => onChange(withShift(day))}
          >
            {scheduleLabels.addShift}
          </Button>
        )}
        <ScheduleCopyMenu weekday={day.weekday} onCopy={onCopy} />
      </Group>
    </fieldset>
  );
}

type ShiftFieldsProps = {
  shift: ShiftDraft;
  place: number;
  path: string;
  issues: Issues;
  onChange: (shift: ShiftDraft) => void;
  onRemove: (() => void) | undefined;
};

function ShiftFields({ shift, place, path, issues, onChange, onRemove }: ShiftFieldsProps) {
  const { breaks } = shift;
  return (
    <div>
      <SchedulePeriod
        name={scheduleLabels.shift}
        labels={shiftLabels(place)}
        period={shift}
        path={path}
        issues={issues}
        onChange={(times) => onChange({ ...shift, ...times })}
        onRemove={onRemove}
      />
      {breaks.map((pause, at) => (
        <SchedulePeriod
          key={pause.key}
          name={scheduleLabels.break}
          labels={breakLabels(place, at + 1)}
          period={pause}
          path={`${path}.breaks.${at}`}
          issues={issues}
          onChange={(times) => onChange({ ...shift, breaks: breaks.with(at, times) })}
          onRemove={() => onChange({ ...shift, breaks: breaks.toSpliced(at, 1) })}
        />
      ))}
      {breaks.length < SCHEDULE_LIMITS.breaksPerShift && (
        <Button
          className={classes.addBreak}
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          onClick={() => onChange(withBreak(shift))}
        >
          {scheduleLabels.addBreak}
        </Button>
      )}
    </div>
  );
}
