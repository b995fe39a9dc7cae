import { Chip, Group, Text } from '@mantine/core';
import { FailureText } from '../../../ui/failure-text.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { teamLabels as labels, shortWeekdays } from './first-steps.labels.ts';
import classes from './first-steps.module.css';
import type { PersonChange, PersonDraft } from './team-step.view.ts';

type PersonHoursProps = {
  person: PersonDraft;
  isChecked: boolean;
  onChange: (changes: PersonChange) => void;
};

/** The same hours on the days that are chosen; breaks and odd days are said later, in her schedule. */
export function PersonHours({ person, isChecked, onChange }: PersonHoursProps) {
  const { name, weekdays, from, until } = person;
  const hasWrongHours = from === null || until === null || from >= until;
  return (
    <fieldset className={classes.hours} aria-label={`${labels.hoursOf} ${name.trim()}`}>
      <Chip.Group
        multiple
        value={weekdays.map(String)}
        onChange={(days) => onChange({ weekdays: days.map(Number) })}
      >
        <Group gap={4} role="group" aria-label={labels.days}>
          {shortWeekdays.map((day, weekday) => (
            <Chip key={day} value={String(weekday)} size="xs" classNames={{ label: classes.chip }}>
              {day}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Group gap="xs" wrap="nowrap" align="center">
        <TimeField
          className={classes.time}
          aria-label={labels.from}
          value={from}
          onChange={(minutes) => onChange({ from: minutes })}
        />
        <Text span>{labels.to}</Text>
        <TimeField
          className={classes.time}
          aria-label={labels.until}
          midnight="end"
          value={until}
          onChange={(minutes) => onChange({ until: minutes })}
        />
      </Group>
      {isChecked && weekdays.length === 0 && <FailureText>{labels.noDay}</FailureText>}
      {isChecked && hasWrongHours && <FailureText>{labels.wrongHours}</FailureText>}
    </fieldset>
  );
}
