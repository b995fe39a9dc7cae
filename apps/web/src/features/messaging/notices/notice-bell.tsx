import type { Notice } from '@app/contract/messaging/notices.contract';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useTabCount } from '../../../foundation/hooks/use-tab-title.ts';
import { lazyPart, loadPart } from '../../../foundation/parts/parts.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { bellLabels } from './bell.labels.ts';
import classes from './notice-bell.module.css';
import { useMarkRead, useUnreadNotices } from './notices.api.ts';
import { countText, useArrivals } from './notices.view.ts';

const loadPanel = () => import('./notice-panel.tsx');
const NoticePanel = lazyPart(loadPanel);

export function NoticeBell() {
  const { company } = useSession();
  return company?.openModules.includes('dashboard') ? <Bell /> : null;
}

/** How many wait to be read; rings when one more comes. */
function Bell() {
  const [opened, panel] = useDisclosure(false);
  const { data } = useUnreadNotices();
  const text = countText(data?.count ?? 0);
  useTabCount(text);
  useArrivals(data?.newest, useRing());
  return (
    <>
      <Tooltip label={bellLabels.title} disabled={opened}>
        <ActionIcon
          className={classes.bell}
          aria-label={bellLabels.of(text)}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={panel.toggle}
          onFocus={() => void loadPanel()}
          onMouseEnter={() => void loadPanel()}
        >
          <IconBell size={20} stroke={1.75} />
          {text && (
            <span className={classes.count} aria-hidden>
              {text}
            </span>
          )}
        </ActionIcon>
      </Tooltip>
      {opened && (
        <Suspense fallback={null}>
          <NoticePanel onClose={panel.close} />
        </Suspense>
      )}
    </>
  );
}

function useRing(): (notice: Notice) => void {
  const timezone = useTimezone();
  const router = useRouter();
  const markRead = useMarkRead();
  return async (notice) => {
    const { showArrival } = await loadPart(() => import('./notice-toast.tsx'));
    showArrival(notice, timezone, (address) => {
      void markRead({ id: notice.id });
      void router.navigate({ href: address });
    });
  };
}
