import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { Card, Text, Title } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './connect-panel.module.css';
import { healthLabels as labels, pausedByItself, signLabels } from './connection.labels.ts';

const LEVELS = {
  good: { tone: 'positive', icon: IconCircleCheck },
  careful: { tone: 'warning', icon: IconAlertTriangle },
  stopped: { tone: 'negative', icon: IconCircleX },
} as const;

/** How the number is, in sentences that say what to do. */
export function NumberHealth({ connection }: { connection: WhatsappConnection }) {
  const { level, signs } = connection.health;
  const { tone, icon: LevelIcon } = LEVELS[level];
  const sentences = signs.map((sign) =>
    sign === 'paused' && connection.pausedByItself ? pausedByItself : signLabels[sign],
  );
  return (
    <Card component="section" aria-label={labels.title} padding="lg">
      <div className={classes.badge}>
        <Title order={2}>{labels.title}</Title>
        <StatusBadge tone={tone} icon={<LevelIcon size={14} />}>
          {labels.levels[level]}
        </StatusBadge>
      </div>
      <ul className={classes.signs}>
        {level === 'good' && <Sign>{labels.allWell}</Sign>}
        {sentences.map((sentence) => (
          <Sign key={sentence}>{sentence}</Sign>
        ))}
      </ul>
    </Card>
  );
}

function Sign({ children }: { children: string }) {
  return (
    <li className={classes.sign}>
      <IconInfoCircle size={18} aria-hidden />
      <Text>{children}</Text>
    </li>
  );
}
