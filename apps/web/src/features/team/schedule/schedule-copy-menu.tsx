import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { scheduleLabels, weekdayText } from './schedule.labels.ts';
import { otherDays, otherWorkdays } from './schedule-draft.ts';

type ScheduleCopyMenuProps = { weekday: number; onCopy: (weekdays: readonly number[]) => void };

/** The hours of a day for others: all workdays with one click, or the ones chosen. */
export function ScheduleCopyMenu({ weekday, onCopy }: ScheduleCopyMenuProps) {
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);

  function copyTo(weekdays: readonly number[]): void {
    onCopy(weekdays);
    setChosen([]);
    setOpened(false);
  }

  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} />}
          onClick={() => setOpened(!opened)}
        >
          {scheduleLabels.copy}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={scheduleLabels.copyTo}>
        <Stack gap="sm">
          <Button variant="light" onClick={() => copyTo(otherWorkdays(weekday))}>
            {scheduleLabels.copyToWorkdays}
          </Button>
          <Checkbox.Group value={chosen} onChange={setChosen} aria-label={scheduleLabels.copyTo}>
            <Stack gap="xs">
              {otherDays(weekday).map((other) => (
                <Checkbox key={other} value={String(other)} label={weekdayText(other)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Button disabled={chosen.length === 0} onClick={() => copyTo(chosen.map(Number))}>
            {scheduleLabels.copyToChosen}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
