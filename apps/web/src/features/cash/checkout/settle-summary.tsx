import type { Settlement } from '@app/contract/cash/settlements.contract';
import { formatMoney } from '@app/domain/shared/money';
import { Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { SoldGiftCard } from '../../prepaid/sold-gift-card.tsx';
import { ReceiptWays } from './receipt-ways.tsx';
import { paidBeforeText, receivedOf } from './settle.labels.ts';
import classes from './settle.module.css';
import { SettleChange } from './settle-change.tsx';

type SettleSummaryProps = {
  settlement: Settlement;
  /** Who paid, or what it was. */
  name: string;
};

/** What came in, what goes back, and what the client takes along. */
export function SettleSummary({ settlement, name }: SettleSummaryProps) {
  const cards = settlement.items.flatMap(({ giftCardId }) => giftCardId ?? []);
  return (
    <div className={classes.result}>
      <IconCircleCheck size={40} color="var(--mantine-color-success)" aria-hidden />
      <Text className={classes.words}>{name}</Text>
      <Text className={classes.received}>{formatMoney(receivedOf(settlement))}</Text>
      {settlement.prepaid.map((one, index) => (
        // Two sessions of one package are called alike; their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <Text key={index} size="sm" c="dimmed">
          {paidBeforeText(one)}
        </Text>
      ))}
      <SettleChange settlement={settlement} />
      <ReceiptWays settlement={settlement} />
      {cards.map((id) => (
        <SoldGiftCard key={id} id={id} phone={settlement.clientPhone} />
      ))}
    </div>
  );
}
