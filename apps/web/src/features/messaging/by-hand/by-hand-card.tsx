import type { MessageByHand } from '@app/contract/messaging/by-hand.contract';
import { waLink } from '@app/domain/messaging/wa-link';
import { Button, Card, Group, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { say } from '../../../ui/kept-things/say.ts';
import { occasionText } from '../occasions.labels.ts';
import { useMarkSent, useSkipMessage } from './by-hand.api.ts';
import {
  byHandLabels as labels,
  nameText,
  phoneText,
  toWhom,
  untilText,
} from './by-hand.labels.ts';
import classes from './by-hand.module.css';

type MessageProps = { message: MessageByHand };

/** A message with its text ready: opened in WhatsApp, sent there, and then marked here. */
export function ByHandCard({ message }: MessageProps) {
  const zone = useTimezone();
  const maySend = useMay('messages.send');
  return (
    <Card className={classes.item}>
      <div>
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text fw={600} truncate>
            {nameText(message)}
          </Text>
          <Text size="xs" c="dimmed" style={{ flex: 'none' }}>
            {occasionText[message.occasion]}
          </Text>
        </Group>
        <Text size="xs" c="dimmed" className="tabular">
          {[phoneText(message), untilText(message, zone)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <p className={classes.text}>{message.text}</p>
      {maySend && <Acts message={message} />}
    </Card>
  );
}

/** Whoever comes back from WhatsApp finds what she does next where her thumb was. */
function Acts({ message }: MessageProps) {
  const [isOpened, setIsOpened] = useState(false);
  const { id, recipient, text } = message;
  const markSent = useMarkSent();
  const skip = useSkipMessage();
  const open = {
    component: 'a',
    href: waLink(recipient, text) ?? undefined,
    target: '_blank',
    rel: 'noreferrer',
    leftSection: <IconBrandWhatsapp size={18} />,
    onClick: () => setIsOpened(true),
  } as const;
  const sent = {
    leftSection: <IconCheck size={18} />,
    'aria-label': toWhom(labels.sent, message),
    onClick: () => void say({ done: labels.marked, failed: labels.failed }, markSent({ id })),
  };
  return (
    <div className={classes.acts}>
      {isOpened ? (
        <Button {...sent}>{labels.sent}</Button>
      ) : (
        <Button {...open} aria-label={toWhom(labels.open, message)}>
          {labels.open}
        </Button>
      )}
      {isOpened ? (
        <Button {...open} variant="default" aria-label={toWhom(labels.openAgain, message)}>
          {labels.openAgain}
        </Button>
      ) : (
        <Button {...sent} variant="default">
          {labels.sent}
        </Button>
      )}
      <Button
        variant="default"
        aria-label={toWhom(labels.skip, message)}
        onClick={() => void say({ done: labels.skipped, failed: labels.failed }, skip({ id }))}
      >
        {labels.skip}
      </Button>
    </div>
  );
}
