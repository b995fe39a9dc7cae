import type { Order } from '@app/contract/prepaid/orders.contract';
import { Button, Checkbox, SegmentedControl, Text } from '@mantine/core';
import { hasFailed } from '../../foundation/failure.ts';
import { formatNumber, moneyText } from '../../foundation/format.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { FigureList } from '../../ui/figures/figure-list.tsx';
import { SelectionBar } from '../../ui/panels/selection-bar.tsx';
import { EndlessRows } from './endless-rows.tsx';
import { OrderRow } from './order-row.tsx';
import { type OrderSelection, useOrderSelection } from './order-selection.view.ts';
import { useOrders, type WhichOrders } from './orders.api.ts';
import { orderLabels as labels, selectedText } from './orders.labels.ts';

const CHOICES: { value: WhichOrders; label: string }[] = [
  { value: 'open', label: labels.open },
  { value: 'all', label: labels.all },
];

type OrderListProps = {
  which: WhichOrders;
  onWhich: (which: WhichOrders) => void;
  onConfirm: (order: Order) => void;
  onRefuse: (orders: readonly Order[]) => void;
};

/** What is waited for, one by one or several chosen at once. */
export function OrderList({ which, onWhich, onConfirm, onRefuse }: OrderListProps) {
  const walk = useOrders(which);
  const selection = useOrderSelection(walk.data?.items ?? [], useMay('cash.operate'));
  const totals = walk.data?.totals;
  const sentence = which === 'all' ? labels.empty : labels.emptyOpen;
  const seeAll = which !== 'all' && (
    <Button variant="default" onClick={() => onWhich('all')}>
      {labels.seeAll}
    </Button>
  );
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
      {selection.isOffered && selection.waiting > 1 && (
        <Checkbox
          ml="md"
          label={labels.selectAll(selection.waiting)}
          checked={selection.isAll}
          indeterminate={selection.selected.length > 0 && !selection.isAll}
          onChange={selection.toggleAll}
        />
      )}
      <EndlessRows
        label={labels.list}
        walk={walk}
        empty={{ picture: 'money', sentence, action: seeAll }}
      >
        {(order) => (
          <OrderRow
            key={order.id}
            order={order}
            selection={selection.isOffered ? selection : null}
            onConfirm={onConfirm}
            onRefuse={(refused) => onRefuse([refused])}
          />
        )}
      </EndlessRows>
      <RefuseBar selection={selection} onRefuse={onRefuse} />
    </>
  );
}

type RefuseBarProps = Pick<OrderListProps, 'onRefuse'> & { selection: OrderSelection };

function RefuseBar({ selection: { selected, clear }, onRefuse }: RefuseBarProps) {
  if (selected.length === 0) return null;
  const words = <Text fw={600}>{selectedText(selected.length)}</Text>;
  return (
    <SelectionBar clearLabel={labels.clear} onClear={clear} words={words}>
      <Button color="red" onClick={() => onRefuse(selected)}>
        {labels.refuse}
      </Button>
    </SelectionBar>
  );
}
