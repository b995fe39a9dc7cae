import type { GiftCard } from '@app/contract/prepaid/gift-cards.contract';
import { Anchor, Paper, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTimezone } from '../../foundation/company-clock.ts';
import { errorText } from '../../foundation/error-text.ts';
import { formatDay, formatNumber, moneyText } from '../../foundation/format.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { FigureList } from '../../ui/figures/figure-list.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EndlessList } from '../../ui/lists/endless-list.tsx';
import { NotAllowed } from '../../ui/not-allowed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './client-prepaid.module.css';
import { GiftCardBadge } from './gift-card-badge.tsx';
import { useGiftCards, type WhichCards } from './gift-cards.api.ts';
import { balanceOfText, giftValidText, giftCardLabels as labels } from './gift-cards.labels.ts';
import { ShopLink } from './shop-link.tsx';

/** `sell` is the way to sell one. */
export function GiftCardsPage({ sell }: { sell?: ReactNode }) {
  if (useMay('prepaid.view')) return <GiftCards sell={sell} />;
  return (
    <NotAllowed
      sentence={labels.notAllowed}
      action={<LinkButton to="/dashboard">{labels.back}</LinkButton>}
    />
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
  const empty = (
    <Paper withBorder>
      <EmptyState
        picture="documents"
        sentence={which === 'all' ? labels.empty : labels.emptyUsable}
      />
    </Paper>
  );
  return (
    <Stack gap="lg">
      <PageHeader title={labels.title} explanation={labels.explanation} actionButton={sell} />
      <ShopLink withOrders />
      <FigureList look="person" label={labels.figures}>
        <Figure label={labels.count} value={totals ? formatNumber(totals.count) : null} />
        <Figure label={labels.balance} value={totals ? moneyText(totals.balanceCents) : null} />
      </FigureList>
      <SegmentedControl
        aria-label={labels.which}
        data={CHOICES}
        value={which}
        onChange={setWhich}
        style={{ alignSelf: 'start' }}
      />
      <EndlessList walk={walk} explain={errorText} empty={empty}>
        {(cards) =>
          cards ? (
            <ul className={classes.rows} aria-label={labels.list}>
              {cards.map((card) => (
                <Row key={card.id} card={card} />
              ))}
            </ul>
          ) : (
            <Skeleton height={240} radius="lg" />
          )
        }
      </EndlessList>
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
          className={classes.code}
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
