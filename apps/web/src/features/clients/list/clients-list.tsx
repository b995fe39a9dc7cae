import type { ListedClient } from '@app/contract/clients/clients.contract';
import { IconEdit, IconTrash, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import type { RowAction } from '../../../ui/lists/table-column.ts';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { clientsLabels } from '../clients.labels.ts';
import { CARDS_BELOW, sortOf, useClientColumns } from './clients-columns.tsx';
import type { ClientsView } from './clients-view.ts';

type ClientsListProps = {
  /** `undefined` while they are on their way. */
  clients: readonly ListedClient[] | undefined;
  view: ClientsView;
  onOrder: (column: string) => void;
  onEdit: (client: ListedClient) => void;
  onRemove: (client: ListedClient) => void;
};

export function ClientsList(props: ClientsListProps) {
  const open = useOpen();
  const actionsOf = useActions(props, open);
  return (
    <TableOrCards
      label={clientsLabels.title}
      columns={useClientColumns(props.view)}
      rows={props.clients}
      keyOf={keyOf}
      nameOf={nameOf}
      onOpen={open}
      actionsOf={actionsOf}
      sort={sortOf(props.view.order)}
      onSort={props.onOrder}
      cardsBelow={CARDS_BELOW}
    />
  );
}

const keyOf = ({ id }: ListedClient): string => id;
const nameOf = ({ name }: ListedClient): string => name;

function useOpen() {
  const navigate = useNavigate();
  return useCallback(
    ({ id }: ListedClient) =>
      navigate({ to: '/dashboard/clients/$clientId', params: { clientId: id } }),
    [navigate],
  );
}

type Handlers = Pick<ClientsListProps, 'onEdit' | 'onRemove'>;

function useActions({ onEdit, onRemove }: Handlers, open: (client: ListedClient) => unknown) {
  const mayManage = useMay('clients.manage');
  return useCallback(
    (client: ListedClient): RowAction[] => {
      const details: RowAction = {
        label: clientsLabels.details,
        icon: <IconUser size={18} />,
        onSelect: () => open(client),
      };
      if (!mayManage) return [details];
      return [
        details,
        {
          label: clientsLabels.edit,
          icon: <IconEdit size={18} />,
          onSelect: () => onEdit(client),
        },
        {
          label: clientsLabels.remove,
          icon: <IconTrash size={18} />,
          tone: 'destructive',
          onSelect: () => onRemove(client),
        },
      ];
    },
    [mayManage, open, onEdit, onRemove],
  );
}
