import { formatTime, timeOfMinutes } from '@app/domain/shared/local-time';
import { Alert, Button, Group, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { clockOf, daysAfter } from '../agenda/agenda-columns.ts';
import type { useQuickTimes } from './quick.api.ts';
import {
  freeText,
  quickLabels as labels,
  nextDayText,
  outsideText,
  takenText,
} from './quick.labels.ts';
import classes from './quick.module.css';
import type { QuickTrouble } from './quick-booking.api.ts';
import type { QuickDraft } from './quick-draft.ts';
import { busyFrom, busyUntil } from './quick-taken.ts';

type QuickTimeProps = {
  draft: QuickDraft;
  times: ReturnType<typeof useQuickTimes>;
  hasServices: boolean;
  trouble: QuickTrouble | null;
  onChange: (part: Partial<QuickDraft>) => void;
};

/** The time, and where it is taken the ways out of it. */
export function QuickTime({ draft, times, hasServices, trouble, onChange }: QuickTimeProps) {
  const timezone = useTimezone();
  const timeId = useId();
  const { startTime, taken, outside, free, isNoneFree, isUnknown, isPast } = times;
  const shown = draft.minute ?? (startTime ? clockOf(startTime, timezone).minute : null);
  const sentence = trouble?.about === 'time' ? trouble.sentence : null;
  const isTaken = taken !== null || sentence === labels.taken;
  const at = (moment: string) => formatTime(Temporal.Instant.from(moment), timezone);

  function turnTo(date: string): void {
    onChange({ date });
    // The button goes when that day has times; the keyboard stays with what is asked for next.
    document.getElementById(timeId)?.focus();
  }

  return (
    <Stack gap="xs">
      <SimpleGrid cols={2}>
        <DateField
          label={labels.date}
          value={draft.date}
          error={trouble?.about === 'date' ? trouble.sentence : null}
          onChange={(date) => onChange({ date, overbook: false })}
        />
        <TimeField
          id={timeId}
          label={labels.time}
          value={shown}
          error={isTaken ? null : sentence}
          onChange={(minute) => onChange({ minute, overbook: false })}
        />
      </SimpleGrid>
      {!hasServices && draft.minute === null && (
        <Text size="sm" c="dimmed">
          {labels.next}
        </Text>
      )}
      {isUnknown && <Text size="sm">{labels.unknownTimes}</Text>}
      {isNoneFree && <NoneFree date={draft.date} onDate={turnTo} />}
      {isPast && (
        <Text size="sm" c="dimmed">
          {labels.past}
        </Text>
      )}
      {outside && (
        <Alert color="yellow" role="status">
          {outsideText(outside)}
        </Alert>
      )}
      {isTaken && (
        <Alert className={classes.taken} color="yellow" role="status" data-way-out>
          <Stack gap="xs">
            <Text size="sm">
              {taken
                ? takenText(at(busyFrom(taken)), at(busyUntil(taken)), taken.clientName)
                : labels.taken}
            </Text>
            <Switch
              label={labels.overbook}
              description={labels.overbookHelp}
              checked={draft.overbook}
              onChange={(event) => onChange({ overbook: event.currentTarget.checked })}
            />
            {free.length > 0 && (
              <Group gap="xs" role="group" aria-label={labels.free}>
                {free.map((minute) => (
                  <Button
                    key={minute}
                    variant="default"
                    onClick={() => onChange({ minute, overbook: false })}
                  >
                    {freeText(timeOfMinutes(minute))}
                  </Button>
                ))}
              </Group>
            )}
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}

type NoneFreeProps = { date: string | null; onDate: (date: string) => void };

/** After the last hour of a day most bookings are for the next one. */
function NoneFree({ date, onDate }: NoneFreeProps) {
  const next = date && daysAfter(date, 1);
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{labels.noneFree}</Text>
      {next && (
        <Button variant="default" onClick={() => onDate(next)}>
          {nextDayText(next)}
        </Button>
      )}
    </Stack>
  );
}
