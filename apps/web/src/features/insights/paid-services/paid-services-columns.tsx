import type { PaidService } from '@app/contract/insights/paid-services.contract';
import type { SoldPart } from '@app/domain/insights/sold';
import { Text } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { dayText, moneyText } from '../../../foundation/format.ts';
import type { Column } from '../../../ui/lists/table-column.ts';
import classes from '../insights.module.css';
import {
  paidColumns as labels,
  receiptNumberText,
  seeReceiptText,
  soldText,
} from './paid-services.labels.ts';

/** The words above them are those of what was sold. */
export function paidColumnsOf(sold: SoldPart): readonly Column<PaidService>[] {
  const { thing, people } = soldText[sold];
  return [
    { id: 'service', header: thing, cell: ({ serviceName }) => serviceName },
    date,
    { id: 'people', header: people, onCard: 'second-line', cell: peopleText },
    ...amounts,
  ];
}

const date: Column<PaidService> = {
  id: 'date',
  header: labels.date,
  width: 122,
  onCard: 'second-line',
  cell: (paid) => <span className="tabular">{dayText(paid.date)}</span>,
};

const amounts: readonly Column<PaidService>[] = [
  {
    id: 'gross',
    header: labels.gross,
    align: 'end',
    width: 120,
    cell: ({ grossCents }) => <span className="tabular">{moneyText(grossCents)}</span>,
  },
  {
    id: 'discount',
    header: labels.discount,
    align: 'end',
    width: 116,
    cell: ({ discountCents }) => (
      <span className="tabular">{discountCents === 0 ? '—' : moneyText(discountCents)}</span>
    ),
  },
  {
    id: 'prepaid',
    header: labels.prepaid,
    align: 'end',
    width: 116,
    cell: ({ prepaidCents }) => (
      <span className="tabular">{prepaidCents === 0 ? '—' : moneyText(prepaidCents)}</span>
    ),
  },
  {
    id: 'net',
    header: labels.net,
    align: 'end',
    width: 124,
    onCard: 'beside',
    cell: (service) => <Net {...service} />,
  },
  {
    id: 'receipt',
    header: labels.receipt,
    width: 96,
    cell: (service) => <ToReceipt {...service} />,
  },
];

/** Who paid, and whose work it was. */
function peopleText({ clientName, professionalName }: PaidService): string {
  return `${clientName} · ${professionalName}`;
}

/** What was taken back has its word, besides the minus and the colour. */
function Net({ netCents, isRefund }: PaidService) {
  return (
    <Text
      span
      inherit
      display="block"
      ta="end"
      c={isRefund ? 'var(--mantine-color-error)' : 'inherit'}
    >
      <Text span inherit fw={600} className="tabular">
        {moneyText(netCents)}
      </Text>
      {isRefund && (
        <Text span display="block" size="xs">
          {labels.refund}
        </Text>
      )}
    </Text>
  );
}

/** The receipt knows the way back to this list. */
function ToReceipt({ receiptId, receiptNumber }: PaidService) {
  const from = useLocation({ select: ({ href }) => href });
  return (
    <Link
      className={classes.lead}
      to="/dashboard/financial/receipts/$id"
      params={{ id: receiptId }}
      search={{ from }}
      aria-label={seeReceiptText(receiptNumber)}
    >
      {receiptNumberText(receiptNumber)}
    </Link>
  );
}
