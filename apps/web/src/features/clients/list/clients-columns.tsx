import type { ListedClient } from '@app/contract/clients/clients.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { Fragment, useContext, useMemo } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatDay } from '../../../foundation/format.ts';
import { useIsNarrowerThan } from '../../../foundation/hooks/use-is-phone.ts';
import type { Column, Sort } from '../../../ui/lists/table-column.ts';
import { NameAvatar } from '../../../ui/name-avatar.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { birthDateText, columnLabels } from '../clients.labels.ts';
import { ClientStatusBadge } from '../record/client-status-badge.tsx';
import { LastVisit, NextVisit, VisitLine, VisitsContext } from './client-visits.tsx';
import classes from './clients-list.module.css';
import type { ClientsView } from './clients-view.ts';

/** Where the sidebar leaves a table little room, it has fewer columns; where less, cards. */
const LITTLE_ROOM = 75;
export const CARDS_BELOW = 62;
const hiddenWithLittleRoom = 'lastVisit';

/** Whether the rows are cards, which have no headings to order by. */
export function useShowsCards(): boolean {
  return useIsNarrowerThan(CARDS_BELOW);
}

/** Whoever asks for birthdays sees them, however little room there is. */
export function useClientColumns({ birthdayMonth }: ClientsView): readonly Column<ListedClient>[] {
  const timezone = useTimezone();
  const seesVisits = useContext(VisitsContext) !== null;
  const showsCards = useShowsCards();
  const isTight = useIsNarrowerThan(LITTLE_ROOM) && !showsCards;
  return useMemo(() => {
    if (showsCards) return cardColumns;
    const all = columnsIn(timezone, { seesVisits, asksBirthdays: birthdayMonth !== undefined });
    return isTight ? all.filter(({ id }) => id !== hiddenWithLittleRoom) : all;
  }, [timezone, seesVisits, birthdayMonth, isTight, showsCards]);
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

type Shown = { seesVisits: boolean; asksBirthdays: boolean };

function columnsIn(timezone: string, { seesVisits, asksBirthdays }: Shown): Column<ListedClient>[] {
  return [
    {
      id: 'name',
      header: columnLabels.name,
      lead: ({ name }) => <NameAvatar name={name} size={28} />,
      cell: ({ name }) => name,
      note: ({ tags }) =>
        tags.length > 0 && (
          <small className={classes.tags}>
            <TruncatedText>{tags.join(' · ')}</TruncatedText>
          </small>
        ),
      sortBy: ({ name }) => name,
    },
    {
      id: 'contact',
      header: columnLabels.contact,
      width: 192,
      cell: (client) => <Contact client={client} />,
    },
    ...(seesVisits ? visitColumns : []),
    {
      id: 'birthDate',
      header: columnLabels.birthDate,
      width: 104,
      isExtra: !asksBirthdays,
      cell: ({ birthDate }) => <span className="tabular">{birthDateText(birthDate)}</span>,
    },
    {
      id: 'createdAt',
      header: columnLabels.createdAt,
      width: 104,
      cell: ({ createdAt }) => <span className="tabular">{formatDay(createdAt, timezone)}</span>,
      sortBy: ({ createdAt }) => createdAt,
    },
    {
      id: 'status',
      header: columnLabels.status,
      width: 128,
      cell: ({ status }) => <ClientStatusBadge status={status} />,
    },
  ];
}

const visitColumns: Column<ListedClient>[] = [
  {
    id: 'nextVisit',
    header: columnLabels.nextVisit,
    width: 120,
    cell: ({ id }) => <NextVisit clientId={id} />,
  },
  {
    id: 'lastVisit',
    header: columnLabels.lastVisit,
    width: 108,
    cell: ({ id }) => <LastVisit clientId={id} />,
  },
];

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
    cell: ({ id, phone, email }) => (
      <Fragment key="contact">
        {phone ? formatPhone(phone) : email || '—'}
        <VisitLine clientId={id} />
      </Fragment>
    ),
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

/** What is known of phone and address, below each other. */
function Contact({ client: { phone, email } }: { client: ListedClient }) {
  const lines = [phone && formatPhone(phone), email].filter(Boolean);
  if (lines.length === 0) return '—';
  return (
    <span className={`${classes.lines} tabular`}>
      {lines.map((line, place) => (
        <span key={line} className={place > 0 || !phone ? classes.address : undefined}>
          <TruncatedText>{line}</TruncatedText>
        </span>
      ))}
    </span>
  );
}
