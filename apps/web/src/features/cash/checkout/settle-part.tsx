import type { CashChoices } from '@app/contract/cash/sessions.contract';
import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { ActionIcon, Chip, Input } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import type { SettleForm } from './settle.form.ts';
import { settleLabels as labels, partLabel, removePartLabel } from './settle.labels.ts';
import classes from './settle.module.css';
import type { ShownPart } from './settle-draft.ts';
import { SettlePix } from './settle-pix.tsx';

const maximum = cents(TRANSACTION_LIMITS.amountCents);

type SettlePartProps = {
  form: SettleForm;
  part: ShownPart;
  place: number;
  isSplit: boolean;
  appointmentId: string;
  choices: CashChoices;
};

export function SettlePart(props: SettlePartProps) {
  const { form, part, place, isSplit, appointmentId, choices } = props;
  const { amount } = part;
  return (
    <fieldset
      className={classes.part}
      tabIndex={-1}
      aria-label={isSplit ? partLabel(place) : labels.part}
    >
      <MethodField {...props} />
      <div className={classes.amount}>
        <MoneyField
          {...fieldOf(form, `parts.${place - 1}.typed`)}
          label={labels.amount}
          required
          maximum={maximum}
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
      {part.kind === 'pix' && amount !== null && amount > 0 && (
        <SettlePix pix={choices.pix} amount={amount} appointmentId={appointmentId} />
      )}
    </fieldset>
  );
}

/** Marked alone: what is wrong is said once, below all of them. */
function fieldOf({ form }: SettleForm, path: string) {
  return { error: form.errors[path] !== undefined, 'data-path': path };
}

function neighbourOf(part: HTMLFieldSetElement | null): HTMLFieldSetElement | undefined {
  return [part?.nextElementSibling, part?.previousElementSibling].find(
    (beside) => beside instanceof HTMLFieldSetElement,
  );
}

function MethodField({ form, part, place, choices }: SettlePartProps) {
  const field = fieldOf(form, `parts.${place - 1}.paymentMethodId`);
  const isFirst = (index: number) => place === 1 && index === 0;
  return (
    <Input.Wrapper
      label={labels.method}
      required
      labelElement="div"
      error={field.error}
      role="radiogroup"
      aria-label={labels.method}
    >
      <Chip.Group
        value={part.paymentMethodId}
        onChange={(paymentMethodId) => form.changePart(part.key, { paymentMethodId })}
      >
        <div className={classes.methods} data-missing={field.error || undefined}>
          {choices.paymentMethods.map(({ id, name }, index) => (
            <Chip
              key={id}
              value={id}
              classNames={{ label: classes.method }}
              name={`method-${part.key}`}
              autoFocus={isFirst(index)}
              data-autofocus={isFirst(index) || undefined}
              data-path={index === 0 ? field['data-path'] : undefined}
            >
              {name}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </Input.Wrapper>
  );
}
