import type { Purchase } from '@app/contract/cash/sales.contract';
import { itemText } from '@app/domain/cash/description';
import { Skeleton, Stack } from '@mantine/core';
import { dayText, moneyText } from '../../../foundation/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { ReceiptLink } from '../checkout/receipt-link.tsx';
import { usePurchases } from './sale.api.ts';
import { purchasesLabels as labels } from './sale.labels.ts';

/** What she bought besides services, newest first. */
export function ClientPurchases({ clientId }: { clientId: string }) {
  return (
    <LoadBlock query={usePurchases(clientId)} skeleton={<Skeleton height={160} />}>
      {(purchases) =>
        purchases.length === 0 ? (
          <EmptyState picture="money" sentence={labels.none} />
        ) : (
          <Stack gap="xs">
            {purchases.map((purchase) => (
              <PurchaseRow key={purchase.id} purchase={purchase} />
            ))}
          </Stack>
        )
      }
    </LoadBlock>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { date, sellerName, refundedAt, paidCents, settlementId } = purchase;
  return (
    <ListRow
      name={itemText(purchase)}
      second={[
        dayText(date),
        sellerName && labels.soldBy(sellerName),
        refundedAt && labels.refunded,
      ]}
      trailing={<span className="tabular">{moneyText(paidCents)}</span>}
      actions={<ReceiptLink settlementId={settlementId} />}
    />
  );
}
