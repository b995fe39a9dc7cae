import type { ShopSettings } from '@app/contract/prepaid/orders.contract';
import { Anchor, Button, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './client-prepaid.module.css';
import { useShop } from './orders.api.ts';
import { shopLabels as labels, soldText } from './orders.labels.ts';

const GiftTermsDialog = lazyPart(() => import('./gift-terms-dialog.tsx'));

type ShopLinkProps = {
  /** Away from the orders: the way to them. */
  withOrders?: boolean;
  /** The room below it, where nothing else makes some. */
  mb?: 'md';
};

/** The address at which clients order, and what they find there. */
export function ShopLink({ withOrders = false, mb }: ShopLinkProps) {
  const { data: shop } = useShop();
  const mayManage = useMay('prepaid.manage');
  const [isEditing, setIsEditing] = useState(false);
  if (!shop) return null;
  const isOpen = shop.hasPixKey && (shop.packages > 0 || shop.giftCards.sells);
  return (
    <Paper
      withBorder
      className={classes.row}
      component="section"
      aria-label={labels.title}
      {...(mb && { mb })}
    >
      <div className={classes.who}>
        <Text fw={600}>{labels.title}</Text>
        <State shop={shop} isOpen={isOpen} />
      </div>
      <div className={classes.ways}>
        {isOpen && <CopyButton label={labels.copy} text={shop.url} failure={labels.copyFailed} />}
        {!shop.hasPixKey && <KeyButton />}
        {mayManage && (
          <Button variant="default" onClick={() => setIsEditing(true)}>
            {labels.giftCards}
          </Button>
        )}
        {withOrders && (
          <LinkButton variant="default" to="/dashboard/orders">
            {labels.orders}
          </LinkButton>
        )}
      </div>
      {isEditing && <GiftTermsDialog terms={shop.giftCards} onClose={() => setIsEditing(false)} />}
    </Paper>
  );
}

function State({ shop, isOpen }: { shop: ShopSettings; isOpen: boolean }) {
  return (
    <>
      <Text size="sm" c="dimmed">
        {shop.hasPixKey ? soldText(shop) : labels.noKey}
      </Text>
      {isOpen && (
        <Anchor
          href={shop.url}
          target="_blank"
          rel="noopener"
          size="sm"
          className={classes.address}
        >
          {shop.url}
        </Anchor>
      )}
    </>
  );
}

function KeyButton() {
  if (!useMay('company.manage')) return null;
  return (
    <LinkButton variant="default" to="/dashboard/settings" search={{ tab: 'financial' }}>
      {labels.openSettings}
    </LinkButton>
  );
}
