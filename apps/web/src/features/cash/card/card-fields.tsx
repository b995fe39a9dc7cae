import type { AskedCard } from '@app/domain/company/fee-rule';
import type { Cents } from '@app/domain/shared/money';
import { Select } from '@mantine/core';
import { cardLabels as labels, timesText } from './card.labels.ts';
import classes from './card.module.css';
import { type DraftCard, shownCard } from './card-draft.ts';

type CardFieldsProps = {
  asked: AskedCard;
  card: DraftCard;
  amount: Cents;
  onChange: (card: DraftCard) => void;
};

/** How the card is used, as far as that changes what the machine keeps or when it pays. */
export function CardFields({ asked, card, amount, onChange }: CardFieldsProps) {
  const { brand, instalments } = shownCard(asked, card);
  const numbers = Array.from({ length: asked.instalments }, (_, place) => place + 1);
  return (
    <div className={classes.fields}>
      {asked.brands.length > 0 && (
        <Select
          label={labels.brand}
          data={[...asked.brands, { value: '', label: labels.otherBrand }]}
          allowDeselect={false}
          value={brand}
          onChange={(chosen) => onChange({ ...card, brand: chosen ?? '' })}
        />
      )}
      {asked.instalments > 1 && (
        <Select
          label={labels.instalments}
          data={numbers.map((count) => ({ value: String(count), label: timesText(amount, count) }))}
          allowDeselect={false}
          value={String(instalments)}
          onChange={(chosen) => onChange({ ...card, instalments: Number(chosen) })}
        />
      )}
    </div>
  );
}
