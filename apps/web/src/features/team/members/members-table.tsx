import type { Member } from '@app/contract/team/members.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { formatDay } from '../../../foundation/format.ts';
import { roleText } from '../../../foundation/role-text.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import type { Column } from '../../../ui/lists/table-column.ts';
import { NameAvatar } from '../../../ui/name-avatar.tsx';
import { ActiveBadge } from '../../../ui/status-badge.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { type MemberChoices, useMemberActions } from './member-actions.tsx';
import {
  lastSeenText,
  membersLabels,
  membersSheet,
  nameText,
  twoFactorText,
} from './members.labels.ts';

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
      empty={<EmptyState picture="people" sentence={membersLabels.aloneForReaders} />}
    />
  );
}

const { columns: headers } = membersLabels;

function columnsIn(timezone: string): Column<Member>[] {
  return [
    {
      id: 'name',
      header: headers.name,
      mark: ({ name, imageUrl }) => <NameAvatar name={name} imageUrl={imageUrl} />,
      lead: ({ name, imageUrl }) => <NameAvatar name={name} imageUrl={imageUrl} size={28} />,
      note: ({ email }) => (
        <Text component="small" size="xs" c="dimmed">
          <TruncatedText>{email}</TruncatedText>
        </Text>
      ),
      cell: nameText,
      sortBy: ({ name }) => name,
    },
    {
      id: 'role',
      header: headers.role,
      width: 124,
      onCard: 'second-line',
      cell: ({ role }) => roleText[role],
      sortBy: ({ role }) => roleText[role],
    },
    {
      id: 'email',
      header: headers.email,
      isOnCardAlone: true,
      onCard: 'second-line',
      cell: ({ email }) => email,
    },
    {
      id: 'status',
      header: headers.status,
      width: 112,
      onCard: 'beside',
      cell: ({ active }) => <ActiveBadge active={active} words={membersLabels} />,
    },
    {
      id: 'since',
      header: headers.since,
      width: 112,
      isExtra: true,
      cell: ({ joinedAt }) => <span className="tabular">{formatDay(joinedAt, timezone)}</span>,
      sortBy: ({ joinedAt }) => joinedAt,
    },
    {
      id: 'lastSeen',
      header: headers.lastSeen,
      width: 132,
      cell: (member) => <span className="tabular">{lastSeenText(member, timezone)}</span>,
      sortBy: ({ lastSeenAt }) => lastSeenAt ?? '',
    },
    { id: 'twoFactor', header: headers.twoFactor, width: 104, cell: twoFactorText },
  ];
}
