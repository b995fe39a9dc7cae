import { GIFT_CARD_LIMITS as limits } from '@app/domain/prepaid/gift-card';
import { cents } from '@app/domain/shared/money';
import { NumberInput, Textarea, TextInput } from '@mantine/core';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { cartLabels as labels } from './cart.labels.ts';
import type { AccountLine, DraftLine, GiftCardLine } from './cart-draft.ts';

type MoneyLine = AccountLine | GiftCardLine;
type MoneyFieldsProps<Line extends MoneyLine> = {
  line: Line;
  isNew: boolean;
  amount: { error: boolean; 'data-path': string };
  onChange: (line: DraftLine) => void;
};

/** What a client puts on her account. */
export function AccountFields(props: MoneyFieldsProps<AccountLine>) {
  return <Amount {...props} description={labels.accountHelp} />;
}

/** How much, for whom and for how long. */
export function GiftCardFields(props: MoneyFieldsProps<GiftCardLine>) {
  const { line, onChange } = props;
  return (
    <>
      <Amount {...props} />
      <TextInput
        label={labels.recipient}
        description={labels.recipientHelp}
        maxLength={limits.recipientLength}
        value={line.recipientName}
        onChange={(event) => onChange({ ...line, recipientName: event.currentTarget.value })}
      />
      <Textarea
        label={labels.message}
        autosize
        minRows={1}
        maxLength={limits.messageLength}
        value={line.message}
        onChange={(event) => onChange({ ...line, message: event.currentTarget.value })}
      />
      <NumberInput
        label={labels.validDays}
        description={labels.validDaysHelp}
        allowDecimal={false}
        allowNegative={false}
        min={1}
        max={limits.validDays}
        inputMode="numeric"
        value={line.validDays}
        onChange={(typed) =>
          onChange({ ...line, validDays: typeof typed === 'number' ? typed : '' })
        }
      />
    </>
  );
}

type AmountProps = MoneyFieldsProps<MoneyLine> & { description?: string };

function Amount({ line, isNew, amount, description, onChange }: AmountProps) {
  return (
    <MoneyField
      {...amount}
      label={labels.amount}
      {...(description !== undefined && { description })}
      required
      maximum={cents(limits.amountCents)}
      autoFocus={isNew}
      data-autofocus={isNew || undefined}
      value={line.amount}
      onChange={(typed) => onChange({ ...line, amount: typed })}
    />
  );
}
