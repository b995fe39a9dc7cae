import { Badge, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { LoadFailed } from '../../foundation/errors.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
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

export function PlatformHome() {
  const statistics = useStatistics();
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
          onClick: () => statistics.refetch(),
        }}
      />
      <Stack gap="lg">
        <SimulatedParts parts={statistics.data?.simulated ?? []} />
        {hasFailed && (
          <LoadFailed
            details={platformHomeLabels.standIns}
            onRetry={statistics.refetch}
            retrying={statistics.isFetching}
          />
        )}
        <StatisticsCards statistics={hasFailed ? standIn : statistics.data} />
      </Stack>
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
