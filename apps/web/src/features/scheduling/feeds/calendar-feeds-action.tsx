import { IconCalendarShare } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import type { PageAction } from '../../../ui/page-actions.tsx';
import { feedLabels } from './calendar-feeds.labels.ts';

// Opened once in a while: the agenda does not wait for it.
const CalendarFeedsDialog = lazyPart(() => import('./calendar-feeds-dialog.tsx'));

export function useCalendarFeeds(): { action: PageAction; dialog: ReactNode } {
  const [opened, setOpened] = useState(false);
  return {
    action: {
      label: feedLabels.open,
      icon: <IconCalendarShare size={18} />,
      onClick: () => setOpened(true),
    },
    dialog: opened && (
      <Suspense fallback={null}>
        <CalendarFeedsDialog onClose={() => setOpened(false)} />
      </Suspense>
    ),
  };
}
