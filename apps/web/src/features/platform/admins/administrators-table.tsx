import type { Administrator } from '@app/contract/platform/administrators.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { IconPencil, IconUserOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatDay } from '../../../foundation/format.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../../../ui/lists/table-column.ts';
import { NameAvatar } from '../../../ui/name-avatar.tsx';
import { ActiveBadge } from '../../../ui/status-badge.tsx';
import {
  administratorsLabels as labels,
  nameText,
  twoFactorText,
} from './administrators.labels.ts';

type Choices = {
  onEdit: (administrator: Administrator) => void;
  onRemove: (administrator: Administrator) => void;
};
type AdministratorsTableProps = Choices & { administrators: readonly Administrator[] | undefined };

export function AdministratorsTable({ administrators, ...choices }: AdministratorsTableProps) {
  const ownId = useSession().user.id;
  const columns = useMemo(() => columnsFor(ownId), [ownId]);
  return (
    <DataTable
      label={labels.title}
      noun={labels.noun}
      rows={administrators}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      searchIn={({ name, email }) => `${name} ${email}`}
      onOpen={choices.onEdit}
      actionsOf={(administrator) => actionsOn(administrator, ownId, choices)}
      empty={<EmptyState picture="people" sentence={labels.empty} />}
    />
  );
}

/** Nobody removes herself, and whoever is out already stays out until she is edited. */
function actionsOn(administrator: Administrator, ownId: string, choices: Choices): RowAction[] {
  const edit: RowAction = {
    label: labels.edit,
    icon: <IconPencil size={16} />,
    onSelect: () => choices.onEdit(administrator),
  };
  if (administrator.id === ownId || !administrator.active) return [edit];
  const remove: RowAction = {
    label: labels.remove,
    icon: <IconUserOff size={16} />,
    tone: 'destructive',
    onSelect: () => choices.onRemove(administrator),
  };
  return [edit, remove];
}

const { columns: headers } = labels;

function columnsFor(ownId: string): Column<Administrator>[] {
  return [
    {
      id: 'name',
      header: headers.name,
      mark: ({ name }) => <NameAvatar name={name} imageUrl={null} />,
      cell: (administrator) => nameText(administrator, ownId),
      sortBy: ({ name }) => name,
    },
    { id: 'email', header: headers.email, onCard: 'second-line', cell: ({ email }) => email },
    {
      id: 'status',
      header: headers.status,
      width: 132,
      onCard: 'beside',
      cell: ({ active }) => <ActiveBadge active={active} words={labels} />,
    },
    { id: 'twoFactor', header: headers.twoFactor, width: 128, cell: twoFactorText },
    {
      id: 'createdAt',
      header: headers.createdAt,
      width: 128,
      cell: ({ createdAt }) => (
        <span className="tabular">{formatDay(createdAt, DEFAULT_TIMEZONE)}</span>
      ),
      sortBy: ({ createdAt }) => createdAt,
    },
  ];
}
