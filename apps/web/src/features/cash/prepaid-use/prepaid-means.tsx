import type { ClientAccount } from '@app/contract/prepaid/client-prepaid.contract';
import { availableOn } from '@app/domain/prepaid/account';
import { cents } from '@app/domain/shared/money';
import { Checkbox, Text } from '@mantine/core';
import classes from '../checkout/settle.module.css';
import { PriceLine } from '../checkout/settle-prices.tsx';
import { GiftCardField } from './gift-card-field.tsx';
import { prepaidUseLabels as labels, leaveText, packageText } from './prepaid-use.labels.ts';
import {
  NOTHING_PREPAID,
  type PrepaidDraft,
  type PrepaidUse,
  type SessionOffer,
} from './prepaid-use.ts';

type PrepaidMeansProps = {
  offers: readonly SessionOffer[];
  account: ClientAccount | undefined;
  draft: PrepaidDraft | undefined;
  use: PrepaidUse;
  onChange: (draft: PrepaidDraft) => void;
};

/** What pays without money: what is there is one tap away, and nothing is said of the rest. */
export function PrepaidMeans(props: PrepaidMeansProps) {
  const { offers, account, draft = NOTHING_PREPAID, use, onChange } = props;
  return (
    <section aria-label={labels.title} className={classes.rewards}>
      {offers.map((offer) => (
        <SessionBox key={offer.key} offer={offer} draft={draft} onChange={onChange} />
      ))}
      {account && <AccountBoxes account={account} draft={draft} onChange={onChange} />}
      <GiftCardField card={draft.card} onChange={(card) => onChange({ ...draft, card })} />
      <dl className={classes.prices} aria-live="polite">
        {use.covered > 0 && <PriceLine name={labels.sessionsLine} cents={-use.covered} />}
        {use.card > 0 && <PriceLine name={labels.cardLine} cents={-use.card} />}
        {use.account > 0 && <PriceLine name={labels.accountLine} cents={-use.account} />}
      </dl>
    </section>
  );
}

type Choosing = { draft: PrepaidDraft; onChange: (draft: PrepaidDraft) => void };

function SessionBox({ offer, draft, onChange }: Choosing & { offer: SessionOffer }) {
  const others = draft.sessions.filter((key) => key !== offer.key);
  return (
    <Checkbox
      className={classes.reward}
      label={labels.session(offer.serviceName)}
      description={packageText(offer.packageName, offer.left)}
      checked={draft.sessions.includes(offer.key)}
      onChange={(event) => {
        const sessions = event.currentTarget.checked ? [...others, offer.key] : others;
        onChange({ ...draft, sessions });
      }}
    />
  );
}

/** Her credit alone, or whatever is left as far as she may owe. */
function AccountBoxes({ account, draft, onChange }: Choosing & { account: ClientAccount }) {
  const [balance, limit] = [cents(account.balanceCents), cents(account.limitCents)];
  const available = availableOn({ balance, limit });
  const choose = (which: PrepaidDraft['account']) => (checked: boolean) =>
    onChange({ ...draft, account: checked ? which : 'none' });
  return (
    <>
      {balance > 0 && (
        <Checkbox
          className={classes.reward}
          label={labels.credit(balance)}
          checked={draft.account === 'credit'}
          onChange={(event) => choose('credit')(event.currentTarget.checked)}
        />
      )}
      {limit > 0 && available > 0 && (
        <Checkbox
          className={classes.reward}
          label={
            <Text span inherit>
              {labels.leave}
            </Text>
          }
          description={leaveText(available)}
          checked={draft.account === 'rest'}
          onChange={(event) => choose('rest')(event.currentTarget.checked)}
        />
      )}
    </>
  );
}
