import type { GiftCard } from '@app/contract/prepaid/gift-cards.contract';
import { Anchor, Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTimezone } from '../../foundation/company-clock.ts';
import { hasFailed } from '../../foundation/failure.ts';
import { formatDay, formatNumber, moneyText } from '../../foundation/format.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { AllowedScreen } from '../../ui/allowed-screen.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { FigureList } from '../../ui/figures/figure-list.tsx';
import { fileAction } from '../../ui/lists/file-action.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './client-prepaid.module.css';
import { EndlessRows } from './endless-rows.tsx';
import { GiftCardBadge } from './gift-card-badge.tsx';
import { useGiftCards, useGiftCardsFile, type WhichCards } from './gift-cards.api.ts';
import { balanceOfText, giftValidText, giftCardLabels as labels } from './gift-cards.labels.ts';
import { ShopLink } from './shop-link.tsx';

/** `sell` is the way to sell one. */
export function GiftCardsPage({ sell }: { sell?: ReactNode }) {
  return (
    <AllowedScreen permission="prepaid.view" labels={labels}>
      <GiftCards sell={sell} />
    </AllowedScreen>
  );
}

const CHOICES: { value: WhichCards; label: string }[] = [
  { value: 'usable', label: labels.usable },
  { value: 'all', label: labels.all },
];

function GiftCards({ sell }: { sell: ReactNode }) {
  const [which, setWhich] = useState<WhichCards>('usable');
  const walk = useGiftCards(which);
  const totals = walk.data?.totals;
  const mayManage = useMay('prepaid.manage');
  const file = fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failedToExport,
    download: useGiftCardsFile(),
    asked: { which },
  });
  return (
    <Stack gap="lg">
      <PageHeader
        title={labels.title}
        explanation={labels.explanation}
        actionButton={sell}
        more={[mayManage && file]}
      />
      <ShopLink withOrders />
      {!hasFailed(walk) && (
        <FigureList look="person" label={labels.figures}>
          <Figure label={labels.count} value={totals ? formatNumber(totals.count) : null} />
          <Figure label={labels.balance} value={totals ? moneyText(totals.balanceCents) : null} />
        </FigureList>
      )}
      <SegmentedControl
        aria-label={labels.which}
        data={CHOICES}
        value={which}
        onChange={setWhich}
        style={{ alignSelf: 'start' }}
      />
      <EndlessRows
        label={labels.list}
        walk={walk}
        empty={{
          picture: 'documents',
          sentence: which === 'all' ? labels.empty : labels.emptyUsable,
          action:
            which === 'all' ? (
              sell
            ) : (
              <Button variant="default" onClick={() => setWhich('all')}>
                {labels.seeAll}
              </Button>
            ),
        }}
      >
        {(card) => <Row key={card.id} card={card} />}
      </EndlessRows>
    </Stack>
  );
}

function Row({ card }: { card: GiftCard }) {
  const timezone = useTimezone();
  const { id, code, recipientName, clientName, validUntil, createdAt, standing } = card;
  const facts = [
    recipientName || clientName || labels.nobody,
    formatDay(createdAt, timezone),
    giftValidText(validUntil),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Anchor
          component={Link}
          to={`/dashboard/gift-cards/${id}`}
          className={`${classes.code} thumb-room`}
          fw={600}
        >
          {code}
        </Anchor>
        <Text size="xs" c="dimmed" className="tabular">
          {facts.join(' · ')}
        </Text>
      </div>
      <span className={`${classes.amount} tabular`}>
        {balanceOfText(card.balanceCents, card.amountCents)}
      </span>
      <GiftCardBadge standing={standing} />
    </li>
  );
}
