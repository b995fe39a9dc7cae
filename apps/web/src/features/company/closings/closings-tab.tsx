import type { ClosingDay } from '@app/contract/company/closing-days.contract';
import { Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { type ClosingDayStart, specialHoursOn } from './closing-day.form.ts';
import { ClosingDayDialog } from './closing-day-dialog.tsx';
import { ownClosingDays, useClosingDays, useHolidays } from './closing-days.api.ts';
import { ClosingsList } from './closings-list.tsx';
import { HolidaysList } from './holidays-list.tsx';
import { RemoveClosingDayDialog } from './remove-closing-day-dialog.tsx';

export default function ClosingsTab() {
  const holidays = useHolidays();
  const closingDays = useClosingDays();
  const [start, setStart] = useState<ClosingDayStart | null>(null);
  const [leaving, setLeaving] = useState<ClosingDay | null>(null);

  return (
    <Stack gap="lg">
      <LoadBlock
        query={closingDays}
        alongside={[holidays]}
        skeleton={<Skeleton height={180} radius="lg" />}
      >
        {(days) => (
          <ClosingsList
            closingDays={ownClosingDays(days, holidays.data ?? [])}
            onCreate={() => setStart({ name: '', kind: 'closed' })}
            onEdit={setStart}
            onRemove={setLeaving}
          />
        )}
      </LoadBlock>
      <LoadBlock
        query={holidays}
        alongside={[closingDays]}
        skeleton={<Skeleton height={600} radius="lg" />}
      >
        {(upcoming) => (
          <HolidaysList
            holidays={upcoming}
            onSpecialHours={(holiday) => setStart(specialHoursOn(holiday))}
            onEdit={setStart}
          />
        )}
      </LoadBlock>
      {start && <ClosingDayDialog start={start} onClose={() => setStart(null)} />}
      <RemoveClosingDayDialog closingDay={leaving} onClose={() => setLeaving(null)} />
    </Stack>
  );
}
