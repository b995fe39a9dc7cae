import { formatDuration } from '@app/domain/shared/duration';
import { ActionIcon, Switch, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { DayBar, type Span } from '../../../ui/day-bar.tsx';
import { dayText, editDayText, scheduleLabels, weekdayText } from './schedule.labels.ts';
import classes from './schedule.module.css';
import { ScheduleDayEditor } from './schedule-day-editor.tsx';
import {
  type DayDraft,
  type Issues,
  switchedOff,
  switchedOn,
  weekOf,
  workedMinutes,
} from './schedule-draft.ts';

type ScheduleDayProps = {
  day: DayDraft;
  /** Where its shifts are in the week, for what is wrong with them. */
  path: string;
  span: Span;
  issues: Issues;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (day: DayDraft, after: 'open' | 'stay') => void;
  onCopy: (weekdays: readonly number[]) => void;
};

/** A weekday in one line: on or off, its hours drawn and added up. Opened, its times. */
export function ScheduleDay(props: ScheduleDayProps) {
  const { day, path, issues, isOpen, onToggle, onChange, onCopy } = props;
  const editorId = useId();
  const isOn = day.shifts.length > 0;
  const isWrong = Object.keys(issues).some((place) => place.startsWith(`${path}.`));
  // What is wrong must not be folded away.
  const showsEditor = isOn && (isOpen || isWrong);

  return (
    <div className={classes.day}>
      <div className={classes.line}>
        <Switch
          className={classes.switch}
          label={weekdayText(day.weekday)}
          checked={isOn}
          onChange={() =>
            isOn ? onChange(switchedOff(day), 'stay') : onChange(switchedOn(day), 'open')
          }
        />
        <DayDrawing {...props} />
        {isOn && (
          <ActionIcon
            aria-label={editDayText(day.weekday)}
            aria-expanded={showsEditor}
            aria-controls={editorId}
            onClick={onToggle}
            className={classes.chevron}
          >
            <IconChevronDown size={18} />
          </ActionIcon>
        )}
      </div>
      {showsEditor && (
        <ScheduleDayEditor
          id={editorId}
          day={day}
          path={path}
          issues={issues}
          onChange={(next) => onChange(next, 'stay')}
          onCopy={onCopy}
        />
      )}
    </div>
  );
}

function DayDrawing({ day, span }: ScheduleDayProps) {
  const [{ shifts } = { shifts: [] }] = weekOf([day]);
  const drawn = shifts.filter(({ from, until }) => from < until);
  const breaks = drawn.flatMap((shift) => shift.breaks).filter(({ from, until }) => from < until);
  return (
    <>
      <div className={classes.bar}>
        <DayBar span={span} work={drawn} breaks={breaks} label={dayText(day.weekday, shifts)} />
      </div>
      <Text
        className={`${classes.total} tabular`}
        {...(day.shifts.length === 0 && { c: 'dimmed' })}
      >
        {day.shifts.length > 0 ? formatDuration(workedMinutes(shifts)) : scheduleLabels.dayOff}
      </Text>
    </>
  );
}
