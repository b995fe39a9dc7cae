import type { Transaction } from '@app/contract/cash/money.contract';
import { formatTime } from '@app/domain/shared/local-time';
import type { Column } from '../../../ui/lists/table-column.ts';
import { SignedAmount } from './signed-amount.tsx';
import {
  kindText,
  columnLabels as labels,
  listedDescription,
  withTipText,
} from './transactions.labels.ts';

const amount: Column<Transaction> = {
  id: 'amount',
  header: labels.amount,
  align: 'end',
  width: 132,
  onCard: 'beside',
  cell: (transaction) => <SignedAmount transaction={transaction} />,
};
const description: Column<Transaction> = {
  id: 'description',
  header: labels.description,
  cell: listedDescription,
};
const kind: Column<Transaction> = {
  id: 'kind',
  header: labels.kind,
  width: 212,
  onCard: 'second-line',
  cell: kindAndMethod,
};

/** Of the whole book, whose rows stand below their day. */
export const bookColumns: readonly Column<Transaction>[] = [
  description,
  kind,
  {
    id: 'category',
    header: labels.category,
    width: 136,
    onCard: 'hidden',
    cell: ({ category }) => category?.name ?? '—',
  },
  amount,
];

/** Of one drawer, where the hour matters and who was there. */
export function drawerColumns(timezone: string): readonly Column<Transaction>[] {
  return [
    description,
    {
      id: 'time',
      header: labels.time,
      width: 96,
      onCard: 'second-line',
      cell: ({ createdAt }) => (
        <span className="tabular">{formatTime(Temporal.Instant.from(createdAt), timezone)}</span>
      ),
    },
    kind,
    {
      id: 'createdBy',
      header: labels.createdBy,
      width: 160,
      onCard: 'hidden',
      cell: ({ createdByName }) => createdByName ?? '—',
    },
    amount,
  ];
}

/** What it is, and the way of paying. */
function kindAndMethod(transaction: Transaction): string {
  const { paymentMethod, tipCents } = transaction;
  const tip = paymentMethod && tipCents !== 0 && withTipText(tipCents);
  return [kindText(transaction), paymentMethod?.name, tip].filter(Boolean).join(' · ');
}
