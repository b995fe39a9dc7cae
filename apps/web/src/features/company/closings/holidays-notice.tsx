import type { UpcomingHoliday } from '@app/contract/company/closing-days.contract';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { IconCalendarQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { type ClosingDayStart, specialHoursOn } from './closing-day.form.ts';
import { ClosingDayDialog } from './closing-day-dialog.tsx';
import { holidayLabels, willItOpenText } from './closing-days.labels.ts';
import { HolidayQuestion } from './holiday-question.tsx';

/** Whoever opens home and not the settings is asked too, before visitors book on a holiday. */
export default function HolidaysNotice({ holidays }: { holidays: readonly UpcomingHoliday[] }) {
  const [start, setStart] = useState<ClosingDayStart | null>(null);
  return (
    <>
      {holidays.length > 0 && (
        <Alert
          role="region"
          aria-label={holidayLabels.title}
          color="yellow"
          icon={<IconCalendarQuestion aria-hidden />}
        >
          <Stack gap="md">
            {holidays.map((holiday) => (
              <Group key={holiday.date} justify="space-between">
                <Text>{willItOpenText(holiday)}</Text>
                <HolidayQuestion
                  holiday={holiday}
                  onSpecialHours={() => setStart(specialHoursOn(holiday))}
                />
              </Group>
            ))}
          </Stack>
        </Alert>
      )}
      {start && <ClosingDayDialog start={start} onClose={() => setStart(null)} />}
    </>
  );
}
