import type { Member } from '@app/contract/team/members.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { IconCircleCheckFilled, IconCircleMinus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatDay } from '../../../foundation/format.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { roleText } from '../../../foundation/role-text.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import type { Column } from '../../../ui/lists/table-column.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { type MemberChoices, useMemberActions } from './member-actions.tsx';
import { MemberName, MemberNameAndEmail, MemberRole } from './member-name.tsx';
import {
  lastSeenText,
  membersLabels,
  membersSheet,
  sinceText,
  twoFactorText,
} from './members.labels.ts';

type MembersTableProps = MemberChoices & { members: readonly Member[] | undefined };

export function MembersTable({ members, ...choices }: MembersTableProps) {
  const timezone = useSession().company?.timezone ?? DEFAULT_TIMEZONE;
  const isPhone = useIsPhone();
  const columns = useMemo(
    () => (isPhone ? columnsOnPhone(timezone) : columnsOnDesk(timezone)),
    [isPhone, timezone],
  );
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

function columnsOnDesk(timezone: string): Column<Member>[] {
  const { role, ...rest } = columnsIn(timezone);
  const since = ({ joinedAt }: Member) => sinceText(formatDay(joinedAt, timezone));
  return [
    { id: 'name', header: headers.person, cell: MemberNameAndEmail, sortBy: ({ name }) => name },
    {
      ...role,
      cell: (member) => <MemberRole role={roleText[member.role]} since={since(member)} />,
    },
    ...Object.values(rest),
  ];
}

function columnsOnPhone(timezone: string): Column<Member>[] {
  const { role, ...rest } = columnsIn(timezone);
  return [
    { id: 'name', header: headers.name, cell: MemberName, sortBy: ({ name }) => name },
    { id: 'email', header: headers.email, onCard: 'own-line', cell: ({ email }) => email },
    role,
    {
      id: 'since',
      header: headers.since,
      cell: ({ joinedAt }) => formatDay(joinedAt, timezone),
      sortBy: ({ joinedAt }) => joinedAt,
    },
    ...Object.values(rest),
  ];
}

function columnsIn(timezone: string) {
  return {
    role: {
      id: 'role',
      header: headers.role,
      width: 160,
      cell: ({ role }) => roleText[role],
      sortBy: ({ role }) => roleText[role],
    },
    status: {
      id: 'status',
      header: headers.status,
      width: 165,
      onCard: 'beside',
      cell: ({ active }) => <AccessBadge active={active} />,
    },
    lastSeen: {
      id: 'lastSeen',
      header: headers.lastSeen,
      width: 145,
      cell: (member) => lastSeenText(member, timezone),
      sortBy: ({ lastSeenAt }) => lastSeenAt ?? '',
    },
    twoFactor: { id: 'twoFactor', header: headers.twoFactor, width: 125, cell: twoFactorText },
  } satisfies Record<string, Column<Member>>;
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
