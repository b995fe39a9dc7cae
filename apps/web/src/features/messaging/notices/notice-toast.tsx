import type { Notice } from '@app/contract/messaging/notices.contract';
import { Button, Text } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconBell } from '@tabler/icons-react';
import { isUrgent, noticeAddress } from './notice-address.ts';
import classes from './notice-toast.module.css';
import { noticeLabels, noticeText, noticeTitle } from './notices.labels.ts';

/** Long enough to look up from what one is doing. */
const SHOWN_FOR = 10_000;

const ID = 'notices';
/** How many came before while it was shown. */
let earlier = 0;

/**
 * A notice that comes while somebody looks, with the way to what it is about. All share one place: what
 * she does herself is told beside, and need not wait.
 */
export function showArrival(notice: Notice, timezone: string, go: (address: string) => void): void {
  const isShown = isInSight();
  earlier = isShown ? earlier + 1 : 0;
  function open(): void {
    hideArrivals();
    go(noticeAddress(notice, timezone));
  }
  const toast = {
    id: ID,
    title: noticeTitle(notice),
    message: <Arrival text={noticeText(notice, timezone)} earlier={earlier} onOpen={open} />,
    icon: isUrgent(notice) ? <IconAlertTriangle size={18} /> : <IconBell size={18} />,
    ...(isUrgent(notice) && { color: 'yellow' }),
    // Another length starts the time again.
    autoClose: SHOWN_FOR + earlier,
    closeButtonProps: { 'aria-label': 'Fechar aviso' },
  };
  if (isShown) notifications.update(toast);
  else notifications.show(toast);
}

/** For whoever looks them up where all of them stand. */
export function hideArrivals(): void {
  notifications.hide(ID);
}

function isInSight(): boolean {
  const { notifications: shown, queue } = notificationsStore.getState();
  return [...shown, ...queue].some(({ id }) => id === ID);
}

type ArrivalProps = { text: string; earlier: number; onOpen: () => void };

function Arrival({ text, earlier: count, onOpen }: ArrivalProps) {
  return (
    <>
      <Text size="sm">{text}</Text>
      {count > 0 && (
        <Text size="sm" c="dimmed">
          {noticeLabels.more(count)}
        </Text>
      )}
      <Button variant="light" size="xs" mt={6} className={classes.open} onClick={onOpen}>
        {noticeLabels.open}
      </Button>
    </>
  );
}
