import type { ListedClient } from '@app/contract/clients/clients.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { useMemo } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatDay } from '../../../foundation/format.ts';
import { useIsNarrowerThan } from '../../../foundation/hooks/use-is-phone.ts';
import type { Column, Sort } from '../../../ui/lists/table-column.ts';
import { NameAvatar } from '../../../ui/name-avatar.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { birthDateText, columnLabels } from '../clients.labels.ts';
import { ClientStatusBadge } from '../record/client-status-badge.tsx';
import { ClientTags } from '../record/client-tags.tsx';
import type { ClientsView } from './clients-view.ts';

/** Where the sidebar leaves a table little room, it has fewer columns; where less, cards. */
const LITTLE_ROOM = 75;
export const CARDS_BELOW = 62;
const hiddenWithLittleRoom = ['birthDate', 'tags'];

/** Whether the rows are cards, which have no headings to order by. */
export function useShowsCards(): boolean {
  return useIsNarrowerThan(CARDS_BELOW);
}

export function useClientColumns(): readonly Column<ListedClient>[] {
  const timezone = useTimezone();
  const showsCards = useShowsCards();
  const isTight = useIsNarrowerThan(LITTLE_ROOM) && !showsCards;
  return useMemo(() => {
    if (showsCards) return cardColumns;
    const all = columnsIn(timezone);
    return isTight ? all.filter(({ id }) => !hiddenWithLittleRoom.includes(id)) : all;
  }, [timezone, isTight, showsCards]);
}

/** Which column the order of the server looks like. */
export function sortOf(order: ClientsView['order']): Sort {
  if (order === 'name') return { column: 'name', direction: 'ascending' };
  return { column: 'createdAt', direction: 'descending' };
}

/** The newest come first where nothing is said. */
export function orderOf(column: string): ClientsView['order'] {
  return column === 'name' ? 'name' : undefined;
}

function columnsIn(timezone: string): Column<ListedClient>[] {
  return [
    {
      id: 'name',
      header: columnLabels.name,
      cell: ({ name }) => <TruncatedText>{name}</TruncatedText>,
      sortBy: ({ name }) => name,
    },
    {
      id: 'contact',
      header: columnLabels.contact,
      width: 264,
      cell: (client) => <span className="tabular">{contactText(client)}</span>,
    },
    {
      id: 'birthDate',
      header: columnLabels.birthDate,
      width: 108,
      cell: ({ birthDate }) => <span className="tabular">{birthDateText(birthDate)}</span>,
    },
    {
      id: 'createdAt',
      header: columnLabels.createdAt,
      width: 108,
      cell: ({ createdAt }) => <span className="tabular">{formatDay(createdAt, timezone)}</span>,
      sortBy: ({ createdAt }) => createdAt,
    },
    {
      id: 'status',
      header: columnLabels.status,
      width: 104,
      cell: ({ status }) => <ClientStatusBadge status={status} />,
    },
    {
      id: 'tags',
      header: columnLabels.tags,
      width: 176,
      cell: ({ tags }) => (tags.length > 0 ? <FirstTag tags={tags} /> : '—'),
    },
  ];
}

/** A name, how to reach her, and what is out of the ordinary; the rest stands on her page. */
const cardColumns: Column<ListedClient>[] = [
  {
    id: 'name',
    header: columnLabels.name,
    mark: ({ name }) => <NameAvatar name={name} />,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: 'contact',
    header: columnLabels.contact,
    onCard: 'second-line',
    cell: ({ phone, email }) => (phone ? formatPhone(phone) : email || '—'),
  },
  {
    id: 'status',
    header: columnLabels.status,
    onCard: 'beside',
    cell: ({ status }) => status !== 'active' && <ClientStatusBadge status={status} />,
  },
  // Nothing to read, but to order by.
  {
    id: 'createdAt',
    header: columnLabels.createdAt,
    onCard: 'hidden',
    cell: () => null,
    sortBy: ({ createdAt }) => createdAt,
  },
];

function FirstTag({ tags }: Pick<ListedClient, 'tags'>) {
  return (
    <span style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <ClientTags tags={tags} most={1} />
    </span>
  );
}

/** What is known of phone and address. */
function contactText({ phone, email }: Pick<ListedClient, 'phone' | 'email'>): string {
  return [phone && formatPhone(phone), email].filter(Boolean).join(' · ') || '—';
}
