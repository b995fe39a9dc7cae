import type { Alert } from '@app/contract/platform/alerts.contract';
import { Card, Text } from '@mantine/core';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { ThingName } from '../../../ui/kept-things/thing-name.tsx';
import { RowActions } from '../../../ui/lists/row-actions.tsx';
import { ActiveBadge, StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './alert-card.module.css';
import { AlertIcon } from './alert-icon.tsx';
import { daysText, alertsLabels as labels, meantForText, typeText } from './alerts.labels.ts';

const toneOf = {
  info: 'informative',
  warning: 'warning',
  success: 'positive',
  error: 'negative',
} as const;

type AlertCardProps = { alert: Alert; onEdit: () => void; onRemove: () => void };

export function AlertCard({ alert, onEdit, onRemove }: AlertCardProps) {
  const { title, message, type, active } = alert;
  const actions = [
    { label: labels.edit, icon: <IconEdit size={18} />, onSelect: onEdit },
    {
      label: labels.remove,
      icon: <IconTrash size={18} />,
      tone: 'destructive' as const,
      onSelect: onRemove,
    },
  ];
  return (
    <Card className={classes.card} data-inactive={!active || undefined}>
      <ThingName
        name={title}
        manage={{ onEdit, actions: <RowActions name={title} actions={actions} /> }}
      />
      <div className={classes.state}>
        <StatusBadge tone={toneOf[type]} icon={<AlertIcon type={type} size={14} />}>
          {typeText[type]}
        </StatusBadge>
        <ActiveBadge active={active} words={labels} />
      </div>
      <Text className={classes.message} lineClamp={6}>
        {message}
      </Text>
      <Text size="xs" c="dimmed" className={classes.facts}>
        {meantForText(alert)} · <span className="tabular">{daysText(alert)}</span>
      </Text>
    </Card>
  );
}
