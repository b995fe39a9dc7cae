import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { MoreOfList } from '../../../ui/more-button.tsx';
import { SidePanel } from '../../../ui/panels/side-panel.tsx';
import { NoticeItem } from './notice-item.tsx';
import classes from './notice-panel.module.css';
import { hideArrivals } from './notice-toast.tsx';
import { useMarkAllRead, useNotices } from './notices.api.ts';
import { noticeLabels } from './notices.labels.ts';

type NoticePanelProps = { onClose: () => void };

/** What happened, the newest first, also what nobody was there to see. */
export default function NoticePanel({ onClose }: NoticePanelProps) {
  const query = useNotices();
  // Whatever rang stands in the list, and on a phone over its title.
  useEffect(hideArrivals, []);
  return (
    <SidePanel title={noticeLabels.title} onClose={onClose}>
      <LoadBlock query={query} skeleton={<ListSkeleton />}>
        {(notices) => (
          <>
            <Group justify="flex-end" gap="xs" mb="xs">
              {notices.length > 0 && <MarkAllRead newest={notices.find(({ read }) => !read)?.id} />}
              <LinkButton
                to="/dashboard/profile"
                hash="avisos"
                variant="subtle"
                px="xs"
                onClick={onClose}
              >
                {noticeLabels.choose}
              </LinkButton>
            </Group>
            {notices.length === 0 && <EmptyState picture="agenda" sentence={noticeLabels.empty} />}
            <ul className={classes.list}>
              {notices.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} onGo={onClose} />
              ))}
            </ul>
            <MoreOfList query={query} />
          </>
        )}
      </LoadBlock>
    </SidePanel>
  );
}

function MarkAllRead({ newest }: { newest: string | undefined }) {
  const { mutate, isPending } = useMarkAllRead();
  return (
    <Button
      variant="subtle"
      px="xs"
      me="auto"
      disabled={!newest}
      loading={isPending}
      onClick={() => newest && mutate({ until: newest })}
    >
      {noticeLabels.markAllRead}
    </Button>
  );
}

function ListSkeleton() {
  return (
    <Stack gap="sm">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height={64} radius="md" />
      ))}
    </Stack>
  );
}
