import type { Notice } from '@app/contract/messaging/notices.contract';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { isUrgent, noticeAddress } from './notice-address.ts';
import classes from './notice-panel.module.css';
import { useMarkRead } from './notices.api.ts';
import { noticeLabels, noticeText, noticeTitle } from './notices.labels.ts';

type NoticeItemProps = { notice: Notice; onGo: () => void };

export function NoticeItem({ notice, onGo }: NoticeItemProps) {
  const timezone = useTimezone();
  const router = useRouter();
  const markRead = useMarkRead();
  function go(): void {
    if (!notice.read) void markRead({ id: notice.id });
    onGo();
    void router.navigate({ href: noticeAddress(notice, timezone) });
  }
  return (
    <li>
      <UnstyledButton className={classes.item} onClick={go}>
        <span className={classes.dot} data-unread={!notice.read || undefined}>
          {!notice.read && <VisuallyHidden>{noticeLabels.unread}</VisuallyHidden>}
        </span>
        <span className={classes.words}>
          <span className={classes.name} data-urgent={isUrgent(notice) || undefined}>
            {isUrgent(notice) && <IconAlertTriangle size={16} aria-hidden />}
            {noticeTitle(notice)}
          </span>
          <span className={classes.text}>{noticeText(notice, timezone)}</span>
          <time className={classes.when} dateTime={notice.createdAt}>
            {formatInstant(notice.createdAt, timezone)}
          </time>
        </span>
      </UnstyledButton>
    </li>
  );
}
