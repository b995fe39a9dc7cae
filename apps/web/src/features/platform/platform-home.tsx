import { Badge, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { LoadFailed } from '../../foundation/errors.tsx';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ConcernsList } from './home/concerns-list.tsx';
import { useOverview } from './home/overview.api.ts';
import classes from './home/platform-home.module.css';
import { QuickActions } from './home/quick-actions.tsx';
import { RecentCompanies } from './home/recent-companies.tsx';
import { SystemSummary } from './home/system-summary.tsx';
import { platformHomeLabels, simulatedText } from './platform-home.labels.ts';
import { type Statistics, useStatistics } from './statistics.api.ts';
import { StatisticsCards } from './statistics-cards.tsx';

/** What an installation has before anything happens in it; shown when nothing better is known. */
const standIn: Statistics = {
  totalCompanies: 0,
  activeCompanies: 0,
  totalPlans: 1,
  estimatedRevenueCents: 0,
  adminUsers: 1,
  simulated: [],
};

const AlertDialog = lazyPart(() => import('./alerts/alert-dialog.tsx'));
const FailingJobsDialog = lazyPart(() => import('./home/failing-jobs-dialog.tsx'));

export function PlatformHome() {
  const statistics = useStatistics();
  const overview = useOverview();
  const [opened, setOpened] = useState<'alert' | 'jobs' | null>(null);
  const close = () => setOpened(null);
  const hasFailed = statistics.isError && !statistics.data;

  return (
    <>
      <PageHeader
        title={platformHomeLabels.title}
        explanation={platformHomeLabels.fullAccess}
        secondary={{
          label: platformHomeLabels.refresh,
          icon: <IconRefresh size={18} />,
          isBusy: statistics.isFetching && !statistics.isPending,
          onClick: () => void Promise.all([statistics.refetch(), overview.refetch()]),
        }}
      />
      <Stack gap="lg">
        <SimulatedParts parts={statistics.data?.simulated ?? []} />
        <ConcernsList query={overview} onJobs={() => setOpened('jobs')} />
        {hasFailed && (
          <LoadFailed
            details={platformHomeLabels.standIns}
            onRetry={statistics.refetch}
            retrying={statistics.isFetching}
          />
        )}
        <StatisticsCards statistics={hasFailed ? standIn : statistics.data} />
        <QuickActions onAlert={() => setOpened('alert')} />
        <div className={classes.columns}>
          <RecentCompanies query={overview} />
          <SystemSummary
            adminUsers={hasFailed ? standIn.adminUsers : statistics.data?.adminUsers}
          />
        </div>
      </Stack>
      <Suspense>
        {opened === 'alert' && <AlertDialog alert={null} onClose={close} />}
        {opened === 'jobs' && <FailingJobsDialog onClose={close} />}
      </Suspense>
    </>
  );
}

function SimulatedParts({ parts }: { parts: Statistics['simulated'] }) {
  if (parts.length === 0) return null;
  return (
    <Group component="ul" gap="xs" p={0} m={0} aria-label={platformHomeLabels.simulatedRegion}>
      {parts.map((part) => (
        <Badge
          component="li"
          key={part}
          color="red"
          size="lg"
          leftSection={<IconAlertTriangle size={14} aria-hidden />}
        >
          {simulatedText[part]}
        </Badge>
      ))}
    </Group>
  );
}
