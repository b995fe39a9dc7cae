import type { Order } from '@app/contract/prepaid/orders.contract';
import { mayBePaid } from '@app/domain/prepaid/order';
import { Button, Checkbox, Text } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTimezone } from '../../foundation/company-clock.ts';
import { formatInstant, moneyText, whatsAppLink } from '../../foundation/format.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { ClientLink } from '../clients/record/client-link.tsx';
import classes from './client-prepaid.module.css';
import { OrderBadge } from './order-badge.tsx';
import type { OrderSelection } from './order-selection.view.ts';
import { aboutOrderText, orderLabels as labels } from './orders.labels.ts';

type WaysProps = {
  order: Order;
  onConfirm: (order: Order) => void;
  onRefuse: (order: Order) => void;
};

type OrderRowProps = WaysProps & {
  /** Null where nothing is chosen. */
  selection: OrderSelection | null;
};

export function OrderRow({ order, selection, onConfirm, onRefuse }: OrderRowProps) {
  const timezone = useTimezone();
  const { code, name, clientId, contactName, recipientName, reason, createdAt, status } = order;
  const facts = [
    ...(recipientName ? [labels.for(recipientName)] : []),
    `${labels.code} ${code}`,
    formatInstant(createdAt, timezone),
    ...(reason ? [labels.reason(reason)] : []),
  ];
  return (
    <li className={classes.row}>
      {selection && mayBePaid(status) && (
        <Checkbox
          aria-label={labels.select(code)}
          checked={selection.has(order)}
          onChange={() => selection.toggle(order)}
        />
      )}
      <div className={classes.who}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" component="div">
          {clientId ? <ClientLink id={clientId}>{contactName}</ClientLink> : contactName}
        </Text>
        <Text size="xs" c="dimmed" className="tabular">
          {facts.join(' · ')}
        </Text>
      </div>
      <span className={`${classes.amount} tabular`}>{moneyText(order.amountCents)}</span>
      <OrderBadge status={status} />
      <Ways order={order} onConfirm={onConfirm} onRefuse={onRefuse} />
    </li>
  );
}

function Ways({ order, onConfirm, onRefuse }: WaysProps) {
  const takesMoney = useMay('cash.operate');
  if (!mayBePaid(order.status)) return null;
  return (
    <div className={classes.ways}>
      {takesMoney && (
        <>
          <Button onClick={() => onConfirm(order)}>{labels.confirm}</Button>
          <Button variant="default" onClick={() => onRefuse(order)}>
            {labels.refuse}
          </Button>
        </>
      )}
      {order.contactPhone && (
        <Button
          component="a"
          href={whatsAppLink(order.contactPhone, aboutOrderText(order))}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconBrandWhatsapp size={18} />}
        >
          {labels.whatsapp}
        </Button>
      )}
    </div>
  );
}
