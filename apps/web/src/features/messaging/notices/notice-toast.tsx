import type { Notice } from '@app/contract/messaging/notices.contract';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBell } from '@tabler/icons-react';
import { noticeAddress } from './notice-address.ts';
import classes from './notice-toast.module.css';
import { noticeLabels, noticeText } from './notices.labels.ts';

/** Long enough to look up from what one is doing. */
const SHOWN_FOR = 10_000;

/** A notice that comes while somebody looks, with the way to what it is about. */
export function showArrival(notice: Notice, timezone: string, go: (address: string) => void): void {
  const id = `notice-${notice.id}`;
  function open(): void {
    notifications.hide(id);
    go(noticeAddress(notice, timezone));
  }
  notifications.show({
    id,
    title: noticeLabels.titles[notice.kind],
    message: <Arrival text={noticeText(notice, timezone)} onOpen={open} />,
    icon: <IconBell size={18} />,
    autoClose: SHOWN_FOR,
    closeButtonProps: { 'aria-label': 'Fechar aviso' },
  });
}

function Arrival({ text, onOpen }: { text: string; onOpen: () => void }) {
  return (
    <>
      <Text size="sm">{text}</Text>
      <Button variant="light" size="compact-sm" mt={6} className={classes.open} onClick={onOpen}>
        {noticeLabels.open}
      </Button>
    </>
  );
}
