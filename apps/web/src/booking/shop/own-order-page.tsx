import type { OwnOrder } from '@app/contract/prepaid/own-order.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { useEffect, useEffectEvent, useState } from 'react';
import { PageMessage } from '../page-message.tsx';
import parts from '../parts.module.css';
import { read } from '../public-gate.ts';
import { useAsked } from '../wizard/use-asked.ts';
import { OwnOrderCard } from './own-order-card.tsx';
import { ownOrderLabels as labels, shopPageLabels } from './shop.labels.ts';
import classes from './shop.module.css';
import { ShopFrame, Waiting } from './shop-page.tsx';

const LOOKS_EVERY = 10_000;

/** What somebody ordered, and what became of it. The address is the key. */
export function OwnOrderPage({ token }: { token: string }) {
  const address = `/api/public/orders/${encodeURIComponent(token)}`;
  const asked = useAsked(address, () => read<OwnOrder>(address));
  if (asked.state === 'ready') return <Opened address={address} first={asked.answer} />;
  if (asked.state === 'waiting') return <Waiting />;
  if (asked.failure.code === 'LINK_NOT_FOUND') return <PageMessage {...shopPageLabels.invalid} />;
  return <PageMessage {...shopPageLabels.unreachable} onAgain={asked.askAgain} />;
}

function Opened({ address, first }: { address: string; first: OwnOrder }) {
  const order = useFollowed(address, first);
  const { company } = order;
  useEffect(() => {
    document.title = labels.title(company.name);
  }, [company.name]);
  return (
    <ShopFrame company={company} subtitle={labels.subtitle}>
      <OwnOrderCard order={order} />
      <div className={classes.actions}>
        {order.status === 'paid' && (
          <a className={parts.primary} href={`/b/${company.slug}`}>
            {labels.book}
          </a>
        )}
        <a className={parts.outline} href={`/comprar/${company.slug}`}>
          {labels.again}
        </a>
      </div>
      {company.phone && <p className={parts.soft}>{labels.callUs(formatPhone(company.phone))}</p>}
    </ShopFrame>
  );
}

/** Looks again while the money is waited for and somebody looks at the page. */
function useFollowed(address: string, first: OwnOrder): OwnOrder {
  const [order, setOrder] = useState(first);
  const isWaiting = order.status === 'waiting';
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    const now = await read<OwnOrder>(address).catch(() => null);
    if (now) setOrder(now);
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void look(), LOOKS_EVERY);
    const onReturn = () => void look();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isWaiting]);
  return order;
}
