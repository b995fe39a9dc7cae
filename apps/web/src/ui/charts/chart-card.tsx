import { Button, Card, Text, Title } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { ChartHelp } from './chart-help.tsx';
import { type ChartRows, ChartTable } from './chart-table.tsx';
import { chartLabels as labels, switchLabel } from './charts.labels.ts';
import classes from './charts.module.css';

type ChartCardProps = {
  title: string;
  /** What it counts, and over which dates. */
  help: string;
  table: ChartRows;
  /** Says what will be here, as long as there is nothing to draw. */
  empty: string | null;
  children: ReactNode;
};

/** A chart with its title, its explanation and the table behind it. */
export function ChartCard({ title, help, table, empty, children }: ChartCardProps) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const action = isTable ? labels.showChart : labels.showTable;
  return (
    <Card component="section" className={classes.card} aria-labelledby={id}>
      <div className={classes.heading}>
        <Title order={2} id={id}>
          {title}
        </Title>
        <ChartHelp name={title}>{help}</ChartHelp>
        {empty === null && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={switchLabel(action, title)}
            leftSection={isTable ? <IconChartBar size={16} /> : <IconTable size={16} />}
            onClick={() => setIsTable(!isTable)}
          >
            {action}
          </Button>
        )}
      </div>
      {empty !== null && <Text c="dimmed">{empty}</Text>}
      {empty === null && (isTable ? <ChartTable title={title} {...table} /> : children)}
    </Card>
  );
}
