import type { ClientAccount } from '@app/contract/prepaid/client-prepaid.contract';
import { sumOf } from '@app/domain/shared/money';
import { Checkbox } from '@mantine/core';
import classes from '../checkout/settle.module.css';
import { PriceLine } from '../checkout/settle-prices.tsx';
import { AccountBoxes, mayOwe } from './account-boxes.tsx';
import { GiftCardField } from './gift-card-field.tsx';
import { NamedCards } from './named-cards.tsx';
import { OwingHint, type Payer } from './owing-hint.tsx';
import {
  cardText,
  prepaidUseLabels as labels,
  offeredCardText,
  packageText,
} from './prepaid-use.labels.ts';
import {
  chosenSessions,
  NOTHING_PREPAID,
  type OfferedCard,
  type PaymentUse,
  type PrepaidDraft,
  type SessionOffer,
  withCard,
  withoutCard,
} from './prepaid-use.ts';

type PrepaidMeansProps = {
  offers: readonly SessionOffer[];
  /** Gift cards that are hers, as far as anybody knows. */
  cards: readonly OfferedCard[];
  account: ClientAccount | undefined;
  /** Whose account it is. */
  payer: Payer | null;
  draft: PrepaidDraft | null | undefined;
  use: PaymentUse;
  onChange: (draft: PrepaidDraft) => void;
};

/** What pays without money: what is there is one tap away, what is not says little. */
export function PrepaidMeans(props: PrepaidMeansProps) {
  const { offers, cards, account, payer, use, onChange } = props;
  const draft = props.draft ?? NOTHING_PREPAID;
  const choosing = { draft, onChange };
  return (
    <section aria-label={labels.title} className={classes.rewards}>
      {offers.map((offer) => (
        <SessionBox key={offer.key} offer={offer} offers={offers} {...choosing} />
      ))}
      {cards
        .filter(({ hasWholeCode }) => hasWholeCode)
        .map((card) => (
          <CardBox key={card.code} card={card} {...choosing} />
        ))}
      {account && <AccountBoxes account={account} {...choosing} />}
      <NamedCards cards={cards} used={draft.cards} />
      <GiftCardField
        cards={draft.cards.filter(({ code }) => cards.every((offered) => offered.code !== code))}
        onFound={(card) => onChange(withCard(draft, card))}
        onRemove={(code) => onChange(withoutCard(draft, code))}
      />
      {account && payer && !mayOwe(account) && <OwingHint account={account} payer={payer} />}
      <UsedLines use={use} />
    </section>
  );
}

function UsedLines({ use: { covered, cards, account } }: Pick<PrepaidMeansProps, 'use'>) {
  const spent = sumOf(cards);
  return (
    <dl className={classes.prices} aria-live="polite">
      {covered > 0 && <PriceLine name={labels.sessionsLine} cents={-covered} />}
      {spent > 0 && <PriceLine name={labels.cardLine} cents={-spent} />}
      {account > 0 && <PriceLine name={labels.accountLine} cents={-account} />}
    </dl>
  );
}

type Choosing = { draft: PrepaidDraft; onChange: (draft: PrepaidDraft) => void };
type SessionBoxProps = Choosing & { offer: SessionOffer; offers: readonly SessionOffer[] };

function SessionBox({ offer, offers, draft, onChange }: SessionBoxProps) {
  const chosen = chosenSessions(offers, draft).map(({ key }) => key);
  const others = chosen.filter((key) => key !== offer.key);
  return (
    <Checkbox
      className={classes.reward}
      label={labels.session(offer.serviceName)}
      description={packageText(offer.packageName, offer.left)}
      checked={chosen.includes(offer.key)}
      onChange={(event) => {
        const sessions = event.currentTarget.checked ? [...others, offer.key] : others;
        onChange({ ...draft, sessions });
      }}
    />
  );
}

/** By whom it is for: nobody has to find the code. */
function CardBox({ card, draft, onChange }: Choosing & { card: OfferedCard }) {
  const { code, balanceCents } = card;
  const isChosen = draft.cards.some((one) => one.code === code);
  return (
    <Checkbox
      className={classes.reward}
      label={offeredCardText(balanceCents)}
      description={cardText(card)}
      checked={isChosen}
      onChange={() =>
        onChange(isChosen ? withoutCard(draft, code) : withCard(draft, { code, balanceCents }))
      }
    />
  );
}
