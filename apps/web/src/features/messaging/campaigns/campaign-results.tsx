import type { CampaignResult } from '@app/contract/messaging/marketing-analytics.contract';
import { Card, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import type { Sheet } from '../../../ui/dialogs/sheet.ts';
import { ExportListButton } from '../../../ui/lists/export-list-button.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import classes from './campaigns.module.css';
import { countText, analyticsLabels as labels } from './marketing.labels.ts';

type CampaignResultsProps = { campaigns: readonly CampaignResult[] };

const COLUMNS = ['recipients', 'sent', 'delivered', 'read', 'converted', 'failed'] as const;

const sheet: Sheet<CampaignResult> = {
  fileName: 'campanhas.csv',
  columns: [
    { header: labels.name, cell: ({ name }) => name },
    ...COLUMNS.map((column) => ({
      header: labels[column],
      cell: (one: CampaignResult) => one[column] ?? '',
    })),
  ],
};

export function CampaignResults({ campaigns }: CampaignResultsProps) {
  const id = useId();
  const isPhone = useIsPhone();
  if (campaigns.length === 0) return <Text c="dimmed">{labels.noCampaigns}</Text>;
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3" id={id}>
          {labels.campaigns}
        </Title>
        <ExportListButton list={labels.campaigns} sheet={sheet} rows={campaigns} />
      </Group>
      {isPhone ? <Rows campaigns={campaigns} /> : <Table campaigns={campaigns} />}
    </section>
  );
}

function Table({ campaigns }: CampaignResultsProps) {
  return (
    <Card>
      <ChartTable
        title={labels.campaigns}
        head={[labels.name, ...COLUMNS.map((column) => labels[column])]}
        rows={campaigns.map((one) => ({
          key: one.campaignId,
          cells: [one.name, ...COLUMNS.map((column) => countText(one[column]))],
        }))}
      />
    </Card>
  );
}

function Rows({ campaigns }: CampaignResultsProps) {
  const said = (one: CampaignResult, column: (typeof COLUMNS)[number]) =>
    `${labels[column]}: ${countText(one[column])}`;
  return (
    <ul className={classes.list}>
      {campaigns.map((one) => (
        <li key={one.campaignId}>
          <ListRow name={one.name} second={[said(one, 'sent'), said(one, 'converted')]}>
            <Text size="xs" c="dimmed" className="tabular">
              {said(one, 'delivered')} · {said(one, 'read')} · {said(one, 'failed')}
            </Text>
          </ListRow>
        </li>
      ))}
    </ul>
  );
}
