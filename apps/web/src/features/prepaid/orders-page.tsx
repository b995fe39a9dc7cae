import type { Order } from '@app/contract/prepaid/orders.contract';
import { Paper, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { formatNumber, moneyText } from '../../foundation/format.ts';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { ConfirmFor } from '../../ui/dialogs/confirm-for.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { FigureList } from '../../ui/figures/figure-list.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EndlessList } from '../../ui/lists/endless-list.tsx';
import { NotAllowed } from '../../ui/not-allowed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './client-prepaid.module.css';
import { OrderRow } from './order-row.tsx';
import { useConfirmOrder, useOrders, type WhichOrders } from './orders.api.ts';
import { confirmOrderLabels, orderLabels as labels } from './orders.labels.ts';
import { ShopLink } from './shop-link.tsx';

const OrderRefuseDialog = lazyPart(() => import('./order-refuse-dialog.tsx'));

/** What clients ordered by the public link, until somebody says that the money came. */
export function OrdersPage() {
  if (useMay('prepaid.view')) return <Orders />;
  return (
    <NotAllowed
      sentence={labels.notAllowed}
      action={<LinkButton to="/dashboard">{labels.back}</LinkButton>}
    />
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
  return (
    <Stack gap="lg">
      <PageHeader title={labels.title} explanation={labels.explanation} />
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
      <FigureList look="person" label={labels.figures}>
        <Figure label={labels.count} value={totals ? formatNumber(totals.count) : null} />
        <Figure label={labels.amount} value={totals ? moneyText(totals.amountCents) : null} />
      </FigureList>
      <SegmentedControl
        aria-label={labels.which}
        data={CHOICES}
        value={which}
        onChange={onWhich}
        style={{ alignSelf: 'start' }}
      />
      <EndlessList walk={walk} explain={errorText} empty={<Nothing sentence={sentence} />}>
        {(orders) =>
          orders ? (
            <ul className={classes.rows} aria-label={labels.list}>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} {...acts} />
              ))}
            </ul>
          ) : (
            <Skeleton height={240} radius="lg" />
          )
        }
      </EndlessList>
    </>
  );
}

function Nothing({ sentence }: { sentence: string }) {
  return (
    <Paper withBorder>
      <EmptyState picture="money" sentence={sentence} />
    </Paper>
  );
}
