import { Card, Title } from '@mantine/core';
import { formatNumber } from '../../../foundation/format.ts';
import { type Health, useHealth } from './overview.api.ts';
import { overviewLabels as labels } from './overview.labels.ts';
import classes from './platform-home.module.css';

type SystemSummaryProps = { adminUsers: number | undefined };

/** How the system is: asked as whatever watches over it asks; the version is that of the build. */
export function SystemSummary({ adminUsers }: SystemSummaryProps) {
  const { data: health } = useHealth();
  return (
    <Card component="section" padding="md" aria-labelledby="system">
      <Title order={2} size="h4" id="system" mb="sm">
        {labels.system}
      </Title>
      <dl className={classes.facts}>
        <dt>{labels.status}</dt>
        <dd>{onlineText(health)}</dd>
        <dt>{labels.version}</dt>
        <dd>v{import.meta.env.APP_VERSION}</dd>
        <dt>{labels.database}</dt>
        <dd>{databaseText(health)}</dd>
        <dt>{labels.admins}</dt>
        <dd>{adminUsers === undefined ? labels.unknown : formatNumber(adminUsers)}</dd>
      </dl>
    </Card>
  );
}

function onlineText(health: Health | undefined): string {
  if (!health) return labels.unknown;
  return health.isOnline ? labels.online : labels.offline;
}

function databaseText(health: Health | undefined): string {
  if (!health) return labels.unknown;
  return health.isDatabaseThere ? labels.connected : labels.disconnected;
}
