import { Checkbox, Text } from '@mantine/core';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { servicesLabels as labels, priceOfText } from './first-steps.labels.ts';
import classes from './first-steps.module.css';
import type { ServiceDraft } from './services-step.view.ts';

type ReadyMadeListProps = {
  drafts: readonly ServiceDraft[];
  /** Somebody tried to go on: what is missing is said. */
  isChecked: boolean;
  onChange: (place: number, changes: Partial<ServiceDraft>) => void;
};

/** A price that is typed ticks its service. */
export function ReadyMadeList({ drafts, isChecked, onChange }: ReadyMadeListProps) {
  if (drafts.length === 0) return <Text>{labels.nothingLeft}</Text>;
  return (
    <ul className={classes.rows} aria-label={labels.list}>
      {drafts.map(({ name, durationMinutes, price, isWanted }, place) => (
        <li key={name} className={classes.service}>
          <Checkbox
            label={name}
            description={`${durationMinutes} min`}
            checked={isWanted}
            onChange={(event) => onChange(place, { isWanted: event.currentTarget.checked })}
          />
          <MoneyField
            aria-label={priceOfText(name)}
            value={price}
            enterKeyHint="next"
            data-optional={!isWanted || undefined}
            error={isChecked && isWanted && price === null && labels.priceMissing}
            onChange={(typed) => {
              onChange(place, typed === null ? { price: typed } : { price: typed, isWanted: true });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
