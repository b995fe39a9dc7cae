import type { Order } from '@app/contract/prepaid/orders.contract';
import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { hasFailed } from '../../foundation/failure.ts';
import { formatNumber, moneyText } from '../../foundation/format.ts';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { AllowedScreen } from '../../ui/allowed-screen.tsx';
import { ConfirmFor } from '../../ui/dialogs/confirm-for.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { FigureList } from '../../ui/figures/figure-list.tsx';
import { fileAction } from '../../ui/lists/file-action.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EndlessRows } from './endless-rows.tsx';
import { OrderRow } from './order-row.tsx';
import { useConfirmOrder, useOrders, useOrdersFile, type WhichOrders } from './orders.api.ts';
import { confirmOrderLabels, orderLabels as labels } from './orders.labels.ts';
import { ShopLink } from './shop-link.tsx';

const OrderRefuseDialog = lazyPart(() => import('./order-refuse-dialog.tsx'));

/** What clients ordered by the public link, until somebody says that the money came. */
export function OrdersPage() {
  return (
    <AllowedScreen permission="prepaid.view" labels={labels}>
      <Orders />
    </AllowedScreen>
  );
}

const CHOICES: { value: WhichOrders; label: string }[] = [
  { value: 'open', label: labels.open },
  { value: 'all', label: labels.all },
];

function Orders() {
  const [which, setWhich] = useState<WhichOrders>('open');
  const [confirmed, setConfirmed] = useState<Order | null>(null);
  const [refused, setRefused] = useState<Order | null>(null);
  const confirm = useConfirmOrder();
  const mayManage = useMay('prepaid.manage');
  const file = fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failedToExport,
    download: useOrdersFile(),
    asked: { which },
  });
  return (
    <Stack gap="lg">
      <PageHeader
        title={labels.title}
        explanation={labels.explanation}
        more={[mayManage && file]}
      />
      <ShopLink />
      <OrderList which={which} onWhich={setWhich} onConfirm={setConfirmed} onRefuse={setRefused} />
      <ConfirmFor
        thing={confirmed}
        title={() => confirmOrderLabels.title}
        question={confirmOrderLabels.question}
        confirmLabel={confirmOrderLabels.confirm}
        cancelLabel={confirmOrderLabels.cancel}
        done={confirmOrderLabels.done}
        onConfirm={({ id }) => confirm({ id })}
        onClose={() => setConfirmed(null)}
      />
      {refused && <OrderRefuseDialog order={refused} onClose={() => setRefused(null)} />}
    </Stack>
  );
}

type OrderListProps = {
  which: WhichOrders;
  onWhich: (which: WhichOrders) => void;
  onConfirm: (order: Order) => void;
  onRefuse: (order: Order) => void;
};

function OrderList({ which, onWhich, ...acts }: OrderListProps) {
  const walk = useOrders(which);
  const totals = walk.data?.totals;
  const sentence = which === 'all' ? labels.empty : labels.emptyOpen;
  return (
    <>
      {!hasFailed(walk) && (
        <FigureList look="person" label={labels.figures}>
          <Figure label={labels.count} value={totals ? formatNumber(totals.count) : null} />
          <Figure label={labels.amount} value={totals ? moneyText(totals.amountCents) : null} />
        </FigureList>
      )}
      <SegmentedControl
        aria-label={labels.which}
        data={CHOICES}
        value={which}
        onChange={onWhich}
        style={{ alignSelf: 'start' }}
      />
      <EndlessRows label={labels.list} walk={walk} empty={{ picture: 'money', sentence }}>
        {(order) => <OrderRow key={order.id} order={order} {...acts} />}
      </EndlessRows>
    </>
  );
}
