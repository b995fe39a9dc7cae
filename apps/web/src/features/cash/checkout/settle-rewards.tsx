import { Checkbox, Text } from '@mantine/core';
import { mayChoose, type RewardOffer } from './reward-offers.ts';
import type { SettleForm } from './settle.form.ts';
import classes from './settle.module.css';
import { PriceLine } from './settle-prices.tsx';
import { cappedText, settleRewardsLabels as labels, offerText } from './settle-rewards.labels.ts';

type SettleRewardsProps = Pick<SettleForm, 'form' | 'rewards'>;

/** What the client earned and may use now; nothing where there is nothing. */
export function SettleRewards({ form, rewards }: SettleRewardsProps) {
  if (rewards.offers.length === 0) return null;
  return (
    <section aria-label={labels.title} className={classes.rewards}>
      <Text size="sm" fw={600}>
        {labels.title}
      </Text>
      {rewards.offers.map((offer) => (
        <Reward key={offer.key} offer={offer} form={form} rewards={rewards} />
      ))}
      <dl className={classes.prices} aria-live="polite">
        {rewards.chosen.map(({ key, name, discount }) => (
          <PriceLine key={key} name={name ?? labels.lost} cents={-discount} />
        ))}
      </dl>
    </section>
  );
}

function Reward({ offer, form, rewards }: SettleRewardsProps & { offer: RewardOffer }) {
  const { key, name } = offer;
  const chosen = rewards.chosen.find((one) => one.key === key);
  const isCapped = chosen !== undefined && chosen.worth > chosen.discount;
  const others = form.values.rewards.filter((one) => one !== key);
  return (
    <Checkbox
      className={classes.reward}
      label={name ?? labels.lost}
      description={isCapped ? `${offerText(offer)}. ${cappedText(chosen)}` : offerText(offer)}
      checked={chosen !== undefined}
      disabled={!chosen && !mayChoose(offer, rewards.chosen, rewards)}
      onChange={(event) =>
        form.setFieldValue('rewards', event.currentTarget.checked ? [...others, key] : others)
      }
    />
  );
}
