import type { Member } from '@app/contract/team/members.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { IconCircleCheckFilled, IconCircleMinus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatDay } from '../../foundation/format.ts';
import { roleText } from '../../foundation/role-text.ts';
import { useSession } from '../../foundation/session.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Column } from '../../ui/table-column.ts';
import { type MemberChoices, useMemberActions } from './member-actions.tsx';
import { MemberName } from './member-name.tsx';
import { lastSeenText, membersLabels, membersSheet, twoFactorText } from './members.labels.ts';

type MembersTableProps = MemberChoices & { members: readonly Member[] | undefined };

export function MembersTable({ members, ...choices }: MembersTableProps) {
  const timezone = useSession().company?.timezone ?? DEFAULT_TIMEZONE;
  const columns = useMemo(() => columnsIn(timezone), [timezone]);
  const actionsOf = useMemberActions(choices);

  return (
    <DataTable
      label={membersLabels.title}
      noun={{ one: 'pessoa', many: 'pessoas' }}
      rows={members}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      searchIn={({ name, email }) => `${name} ${email}`}
      actionsOf={actionsOf}
      sheet={membersSheet(timezone)}
      empty={<EmptyState sentence={membersLabels.aloneForReaders} />}
    />
  );
}

function columnsIn(timezone: string): Column<Member>[] {
  const { columns } = membersLabels;
  return [
    { id: 'name', header: columns.name, cell: MemberName, sortBy: ({ name }) => name },
    { id: 'email', header: columns.email, cell: ({ email }) => email },
    {
      id: 'role',
      header: columns.role,
      width: 135,
      cell: ({ role }) => roleText[role],
      sortBy: ({ role }) => roleText[role],
    },
    {
      id: 'status',
      header: columns.status,
      width: 150,
      onCard: 'beside',
      cell: ({ active }) => <AccessBadge active={active} />,
    },
    {
      id: 'since',
      header: columns.since,
      width: 115,
      cell: ({ joinedAt }) => formatDay(joinedAt, timezone),
      sortBy: ({ joinedAt }) => joinedAt,
    },
    {
      id: 'lastSeen',
      header: columns.lastSeen,
      width: 120,
      cell: (member) => lastSeenText(member, timezone),
      sortBy: ({ lastSeenAt }) => lastSeenAt ?? '',
    },
    { id: 'twoFactor', header: columns.twoFactor, width: 105, cell: twoFactorText },
  ];
}

function AccessBadge({ active }: { active: boolean }) {
  if (!active) {
    return (
      <StatusBadge tone="neutral" icon={<IconCircleMinus size={14} />}>
        {membersLabels.inactive}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="positive" icon={<IconCircleCheckFilled size={14} />}>
      {membersLabels.active}
    </StatusBadge>
  );
}
