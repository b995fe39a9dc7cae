import { ActionIcon, Button } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { feedLabels } from './calendar-feeds.labels.ts';

// Opened once in a while: the agenda does not wait for it.
const CalendarFeedsDialog = lazy(() => import('./calendar-feeds-dialog.tsx'));

export function CalendarFeedsButton() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <OpenButton onClick={() => setOpened(true)} />
      {opened && (
        <Suspense fallback={null}>
          <CalendarFeedsDialog onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

/** On a phone the words would take the place of the title. */
function OpenButton({ onClick }: { onClick: () => void }) {
  const icon = <IconCalendarShare size={18} />;
  if (useIsPhone()) {
    return (
      <ActionIcon variant="default" size={44} aria-label={feedLabels.open} onClick={onClick}>
        {icon}
      </ActionIcon>
    );
  }
  return (
    <Button variant="default" leftSection={icon} onClick={onClick}>
      {feedLabels.open}
    </Button>
  );
}
