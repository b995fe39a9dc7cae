import type { ListedSubscription } from '@app/contract/platform/companies.contract';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Column } from '../../../ui/lists/table-column.ts';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { NameAvatar } from '../../../ui/name-avatar.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { SubscriptionStatus } from './subscription-status.tsx';
import {
  subscriptionsLabels as labels,
  planText,
  shownName,
  untilText,
} from './subscriptions.labels.ts';

/** `undefined` while they are on their way. */
type SubscriptionsListProps = { subscriptions: readonly ListedSubscription[] | undefined };

export function SubscriptionsList({ subscriptions }: SubscriptionsListProps) {
  return (
    <TableOrCards
      label={labels.title}
      columns={columns}
      rows={subscriptions}
      keyOf={keyOf}
      nameOf={shownName}
      cardsBelow={62}
    />
  );
}

const keyOf = ({ id }: ListedSubscription): string => id;

const columns: Column<ListedSubscription>[] = [
  {
    id: 'name',
    header: labels.company,
    mark: (company) => <NameAvatar name={shownName(company)} />,
    cell: (company) => <TruncatedText>{shownName(company)}</TruncatedText>,
  },
  { id: 'plan', header: labels.plan, width: 200, cell: ({ plan }) => planText(plan) },
  {
    id: 'until',
    header: labels.until,
    width: 120,
    cell: (company) => <span className="tabular">{untilText(company)}</span>,
  },
  {
    id: 'status',
    header: labels.status,
    width: 250,
    onCard: 'in-sight',
    cell: (company) => <SubscriptionStatus {...company} />,
  },
  {
    id: 'manage',
    header: labels.toManage,
    width: 130,
    align: 'end',
    onCard: 'beside',
    cell: (company) => <Manage company={company} />,
  },
];

/** Leads to the company in the list of all of them, with its subscription open. */
function Manage({ company }: { company: ListedSubscription }) {
  return (
    <LinkButton
      to="/super-admin/companies"
      search={{ search: company.name, assinatura: company.id }}
      variant="default"
      aria-label={`${labels.manage} ${shownName(company)}`}
    >
      {labels.manage}
    </LinkButton>
  );
}
