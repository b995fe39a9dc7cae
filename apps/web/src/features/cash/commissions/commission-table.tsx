import type { OwedItem } from '@app/contract/cash/commissions.contract';
import { Checkbox, Table, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant, moneyText, percentText } from '../../../foundation/format.ts';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import type { CommissionSelection } from './commissions.api.ts';
import { itemText, kindOrServiceText, commissionLabels as labels } from './commissions.labels.ts';
import classes from './commissions.module.css';

export type CommissionListProps = {
  name: string;
  items: readonly OwedItem[];
  selection: CommissionSelection;
};

/** What one professional is owed, on a wide screen. */
export function CommissionTable({ name, items, selection }: CommissionListProps) {
  const timezone = useTimezone();
  return (
    <Table className={classes.table} layout="fixed" aria-label={`${labels.title}: ${name}`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={52}>
            <VisuallyHidden>{labels.pay}</VisuallyHidden>
          </Table.Th>
          <Table.Th w={176}>{labels.appointment}</Table.Th>
          <Table.Th>{labels.client}</Table.Th>
          <Table.Th>{labels.service}</Table.Th>
          <Table.Th w={116} ta="end">
            {labels.base}
          </Table.Th>
          <Table.Th w={80} ta="end">
            {labels.percent}
          </Table.Th>
          <Table.Th w={120} ta="end">
            {labels.amount}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            timezone={timezone}
            isSelected={selection.ids.has(item.id)}
            onToggle={selection.toggle}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

type ItemRowProps = {
  item: OwedItem;
  timezone: string;
  isSelected: boolean;
  onToggle: (id: string) => void;
};

/** Drawn again only when it is selected or not: a list may have five hundred. */
const ItemRow = memo(({ item, timezone, isSelected, onToggle }: ItemRowProps) => (
  <Table.Tr data-selected={isSelected || undefined} onClick={() => onToggle(item.id)}>
    <Table.Td>
      <Checkbox
        aria-label={itemText(item, timezone)}
        checked={isSelected}
        onChange={() => onToggle(item.id)}
        onClick={(event) => event.stopPropagation()}
      />
    </Table.Td>
    <Table.Td className="tabular">{formatInstant(item.appointmentTime, timezone)}</Table.Td>
    <Table.Td>
      <TruncatedText>{item.clientName}</TruncatedText>
    </Table.Td>
    <Table.Td>
      <TruncatedText>{kindOrServiceText(item)}</TruncatedText>
    </Table.Td>
    <Table.Td ta="end" className="tabular">
      {item.basisPoints === null ? '—' : moneyText(item.baseCents)}
    </Table.Td>
    <Table.Td ta="end" className="tabular">
      {percentText(item.basisPoints)}
    </Table.Td>
    <Table.Td ta="end" className="tabular" fw={600}>
      {moneyText(item.amountCents)}
    </Table.Td>
  </Table.Tr>
));
