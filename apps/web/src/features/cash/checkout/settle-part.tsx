import type { CashChoices } from '@app/contract/cash/sessions.contract';
import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { CardFields } from '../card/card-fields.tsx';
import { type PaymentForm, wrongField } from './payment.form.ts';
import { settleLabels as labels, partLabel, removePartLabel } from './settle.labels.ts';
import classes from './settle.module.css';
import type { ShownPart } from './settle-draft.ts';
import { SettleMethods } from './settle-methods.tsx';
import { SettlePix } from './settle-pix.tsx';

const maximum = cents(TRANSACTION_LIMITS.amountCents);

type SettlePartProps = {
  form: PaymentForm;
  part: ShownPart;
  place: number;
  isSplit: boolean;
  /** What it is paid for: its PIX code names it. */
  paidFor: string;
  choices: CashChoices;
};

export function SettlePart(props: SettlePartProps) {
  const { form, part, place, isSplit, paidFor, choices } = props;
  const { amount } = part;
  const wasShown = useRef(false);
  useEffect(() => {
    wasShown.current = true;
  }, []);
  return (
    <fieldset
      className={classes.part}
      tabIndex={-1}
      aria-label={isSplit ? partLabel(place) : labels.part}
    >
      <div className={classes.amount}>
        <MoneyField
          {...wrongField(form, `parts.${place - 1}.typed`)}
          label={labels.amount}
          required
          maximum={maximum}
          classNames={isSplit ? {} : { input: classes.sum ?? '' }}
          value={amount}
          onChange={(typed) => form.changePart(part.key, { typed })}
        />
        {isSplit && (
          <ActionIcon
            aria-label={removePartLabel(place)}
            onClick={(event) => {
              // The button goes away with its part, and the keyboard goes on beside it.
              neighbourOf(event.currentTarget.closest('fieldset'))?.focus();
              form.removePart(part.key);
            }}
          >
            <IconX size={20} />
          </ActionIcon>
        )}
      </div>
      <SettleMethods form={form} part={part} place={place} choices={choices} />
      {part.asked && amount !== null && amount > 0 && (
        <CardFields
          asked={part.asked}
          card={part}
          amount={amount}
          onChange={({ brand, instalments }) => form.changePart(part.key, { brand, instalments })}
        />
      )}
      {part.kind === 'pix' && amount !== null && amount > 0 && (
        <SettlePix pix={choices.pix} amount={amount} paidFor={paidFor} wasShown={wasShown} />
      )}
    </fieldset>
  );
}

function neighbourOf(part: HTMLFieldSetElement | null): HTMLFieldSetElement | undefined {
  return [part?.nextElementSibling, part?.previousElementSibling].find(
    (beside) => beside instanceof HTMLFieldSetElement,
  );
}
