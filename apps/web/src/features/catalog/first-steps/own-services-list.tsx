import { READY_MADE_AT_ONCE } from '@app/domain/catalog/ready-made-services';
import { SERVICE_LIMITS } from '@app/domain/catalog/service';
import { Button, NumberInput, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import {
  durationOfText,
  servicesLabels as labels,
  nameOfText,
  priceOfText,
} from './first-steps.labels.ts';
import classes from './first-steps.module.css';
import { isBegun, type ServiceDraft } from './services-step.view.ts';

type OwnServicesListProps = {
  drafts: readonly ServiceDraft[];
  /** Somebody tried to go on: what is missing is said. */
  isChecked: boolean;
  onChange: (place: number, changes: Partial<ServiceDraft>) => void;
  onAdd: () => void;
};

/** For a trade that has no list of its own: what she offers, in her own words. */
export function OwnServicesList({ drafts, onAdd, ...row }: OwnServicesListProps) {
  return (
    <>
      <ul className={classes.rows} aria-label={labels.list}>
        {drafts.map((draft, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added, and at the end.
          <li key={place} className={classes.own}>
            <OwnService draft={draft} place={place} {...row} />
          </li>
        ))}
      </ul>
      {drafts.length < READY_MADE_AT_ONCE && (
        <Button variant="default" leftSection={<IconPlus size={18} />} onClick={onAdd}>
          {labels.add}
        </Button>
      )}
    </>
  );
}

type OwnServiceProps = Pick<OwnServicesListProps, 'isChecked' | 'onChange'> & {
  draft: ServiceDraft;
  place: number;
};

function OwnService({ draft, place, isChecked, onChange }: OwnServiceProps) {
  const { name, durationMinutes, price } = draft;
  const called = name.trim() || nameOfText(place + 1);
  const isAsked = isChecked && isBegun(draft);
  return (
    <>
      <TextInput
        aria-label={nameOfText(place + 1)}
        placeholder={place === 0 ? labels.nameExample : undefined}
        value={name}
        maxLength={SERVICE_LIMITS.nameLength}
        error={isAsked && !name.trim() && labels.nameMissing}
        onChange={(event) => onChange(place, { name: event.currentTarget.value })}
      />
      <NumberInput
        aria-label={durationOfText(called)}
        value={durationMinutes}
        min={5}
        max={SERVICE_LIMITS.durationMinutes}
        step={5}
        suffix=" min"
        allowDecimal={false}
        allowNegative={false}
        onChange={(typed) => onChange(place, { durationMinutes: Number(typed) || 5 })}
      />
      <MoneyField
        aria-label={priceOfText(called)}
        value={price}
        error={isAsked && price === null && labels.priceMissing}
        onChange={(typed) => onChange(place, { price: typed })}
      />
    </>
  );
}
