import type { OpenedGiftCard } from '@app/contract/prepaid/gift-cards.contract';
import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy, IconLock, IconPrinter } from '@tabler/icons-react';
import { useTimezone } from '../../foundation/company-clock.ts';
import { isMissing } from '../../foundation/failure.ts';
import { formatInstant, moneyText, whatsAppLink, withMinus } from '../../foundation/format.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { showSuccess } from '../../foundation/toasts.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { isCopied } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { NotAllowed } from '../../ui/not-allowed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './client-prepaid.module.css';
import { GiftCardBadge } from './gift-card-badge.tsx';
import { GiftCardPaper } from './gift-card-paper.tsx';
import { useGiftCard } from './gift-cards.api.ts';
import {
  balanceOfText,
  giftCardKindLabels,
  giftFactsText,
  giftText,
  giftCardLabels as labels,
} from './gift-cards.labels.ts';

/** A gift card to print or to send, and what became of it. */
export function GiftCardPage({ id }: { id: string }) {
  return (
    <>
      <BackLink to="/dashboard/gift-cards">{labels.backToList}</BackLink>
      {useMay('prepaid.view') ? (
        <Loaded id={id} />
      ) : (
        <NotAllowed page={labels.title} sentence={labels.notAllowed} />
      )}
    </>
  );
}

function Loaded({ id }: { id: string }) {
  const query = useGiftCard(id);
  if (isMissing('GIFT_CARD_NOT_FOUND', query.error))
    return <EmptyState picture="search" sentence={labels.notFound} />;
  return (
    <LoadBlock
      query={query}
      title={labels.title}
      skeleton={<Skeleton height={360} maw={420} radius="lg" />}
    >
      {(card) => <Opened card={card} />}
    </LoadBlock>
  );
}

function Opened({ card }: { card: OpenedGiftCard }) {
  const { code, balanceCents, amountCents, standing, hasWholeCode } = card;
  return (
    <Stack gap="lg">
      <PageHeader title={code} tab={labels.title} {...(hasWholeCode ? handingOver(card) : {})} />
      <div className={classes.state}>
        <GiftCardBadge standing={standing} />
        <Text className="tabular">{balanceOfText(balanceCents, amountCents)}</Text>
      </div>
      {hasWholeCode ? <GiftCardPaper card={card} /> : <HiddenCode card={card} />}
      <Entries card={card} />
    </Stack>
  );
}

/** What the paper would say, for whoever reads no more than the end of the code. */
function HiddenCode({ card }: { card: OpenedGiftCard }) {
  return (
    <Paper withBorder p="md" className={classes.hidden}>
      <IconLock size={18} className={classes.hiddenIcon} aria-hidden />
      <div className={classes.words}>
        <Text>{giftFactsText(card)}</Text>
        <Text size="sm" c="dimmed">
          {labels.hiddenCode}
        </Text>
      </div>
    </Paper>
  );
}

/** The ways in which a card comes to whoever uses it. */
function handingOver(card: OpenedGiftCard) {
  const copy = async () => {
    if (await isCopied(card.code)) showSuccess(labels.copied);
  };
  return {
    action: {
      label: labels.print,
      icon: <IconPrinter size={18} />,
      onClick: () => window.print(),
    },
    secondary: {
      label: labels.whatsapp,
      icon: <IconBrandWhatsapp size={18} />,
      href: whatsAppLink('', giftText(card)),
    },
    more: [{ label: labels.copy, icon: <IconCopy size={18} />, onClick: () => void copy() }],
  };
}

function Entries({ card: { entries } }: { card: OpenedGiftCard }) {
  const timezone = useTimezone();
  const seesReceipts = useMay('cash.view');
  return (
    <section aria-label={labels.history} className={classes.history}>
      <Title order={2} size="h4" mb="sm">
        {labels.history}
      </Title>
      <ul className={classes.rows}>
        {entries.map(({ id, kind, amountCents, settlementId, createdAt }) => (
          <li key={id} className={classes.row}>
            <div className={classes.who}>
              <Text>{giftCardKindLabels[kind]}</Text>
              <Text size="xs" c="dimmed" className="tabular">
                {formatInstant(createdAt, timezone)}
              </Text>
            </div>
            <span className={`${classes.amount} tabular`}>{withMinus(moneyText(amountCents))}</span>
            {seesReceipts && (
              <LinkButton
                to="/dashboard/financial/receipts/$id"
                params={{ id: settlementId }}
                variant="default"
              >
                {labels.receipt}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
