import type { ListedCompany } from '@app/contract/platform/companies.contract';
import type { CompanyBadge as Badge } from '@app/domain/company/listed-company';
import { Group, Badge as Mark } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconClock,
  IconHelpCircle,
  IconHourglass,
  IconTrash,
  IconUserQuestion,
} from '@tabler/icons-react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { companyStateText } from '../company-states.labels.ts';
import { companiesLabels as labels } from './companies.labels.ts';
import classes from './company-badges.module.css';

const looks = {
  active: { tone: 'positive', icon: IconCircleCheckFilled },
  trial: { tone: 'informative', icon: IconClock },
  overdue: { tone: 'negative', icon: IconAlertTriangle },
  inactive: { tone: 'neutral', icon: IconCircleMinus },
  unknown: { tone: 'outlined', icon: IconHelpCircle },
  deleting: { tone: 'warning', icon: IconTrash },
} as const;

export function CompanyBadge({ badge }: { badge: Badge }) {
  const { tone, icon: BadgeIcon } = looks[badge];
  return (
    <StatusBadge tone={tone} icon={<BadgeIcon size={14} aria-hidden />}>
      {companyStateText[badge]}
    </StatusBadge>
  );
}

/** What is to be known of a company at a glance; what it is besides its badge stands beside it. */
export function CompanyBadges({ company }: { company: ListedCompany }) {
  const { badge, customStatus, isLongCanceled, waitsForOwner } = company;
  return (
    <Group gap={6}>
      <CompanyBadge badge={badge} />
      {customStatus && <CustomStatus {...customStatus} />}
      {isLongCanceled && (
        <StatusBadge tone="warning" icon={<IconHourglass size={14} aria-hidden />}>
          {labels.longCanceled}
        </StatusBadge>
      )}
      {waitsForOwner && (
        <StatusBadge tone="neutral" icon={<IconUserQuestion size={14} aria-hidden />}>
          {labels.waitsForOwner}
        </StatusBadge>
      )}
    </Group>
  );
}

/** The colour as a dot: any of them has to be told apart on light and on dark. */
export function CustomStatus({ name, color }: { name: string; color: string }) {
  return (
    <Mark
      variant="default"
      size="lg"
      radius="xl"
      px={10}
      fz="xs"
      leftSection={<span className={classes.dot} style={{ background: color }} />}
    >
      {name}
    </Mark>
  );
}
