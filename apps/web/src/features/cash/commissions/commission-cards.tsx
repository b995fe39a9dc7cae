import type { OwedItem } from '@app/contract/cash/commissions.contract';
import { Checkbox, Text } from '@mantine/core';
import { memo } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant, moneyText } from '../../../foundation/format.ts';
import type { CommissionListProps } from './commission-table.tsx';
import { baseText, kindOrServiceText, commissionLabels as labels } from './commissions.labels.ts';
import classes from './commissions.module.css';

/** What one professional is owed, on a phone: the whole line takes the thumb. */
export function CommissionCards({ name, items, selection }: CommissionListProps) {
  const timezone = useTimezone();
  return (
    <ul className={classes.cards} aria-label={`${labels.title}: ${name}`}>
      {items.map((item) => (
        <ItemCard
          key={item.id}
          item={item}
          when={formatInstant(item.appointmentTime, timezone)}
          isSelected={selection.ids.has(item.id)}
          onToggle={selection.toggle}
        />
      ))}
    </ul>
  );
}

type ItemCardProps = {
  item: OwedItem;
  when: string;
  isSelected: boolean;
  onToggle: (id: string) => void;
};

/** Drawn again only when it is selected or not. */
const ItemCard = memo(({ item, when, isSelected, onToggle }: ItemCardProps) => (
  <li>
    <Checkbox
      checked={isSelected}
      onChange={() => onToggle(item.id)}
      classNames={{ body: classes.cardBody, labelWrapper: classes.cardWords }}
      label={
        <span className={classes.card}>
          <span className={classes.cardLine}>
            <Text span inherit fw={600}>
              {item.clientName}
            </Text>
            <Text span inherit fw={600} className="tabular">
              {moneyText(item.amountCents)}
            </Text>
          </span>
          <span>{kindOrServiceText(item)}</span>
          <Text span size="xs" c="dimmed" className="tabular">
            {[when, baseText(item)].filter(Boolean).join(' · ')}
          </Text>
        </span>
      }
    />
  </li>
));
