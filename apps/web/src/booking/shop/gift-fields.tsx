import { GIFT_CARD_LIMITS } from '@app/domain/prepaid/gift-card';
import { useId } from 'react';
import parts from '../parts.module.css';
import { TextField } from '../steps/text-field.tsx';
import { type OrderDraft, offeredAmounts } from './order-draft.ts';
import { orderFormLabels as labels, moneyOf } from './shop.labels.ts';
import classes from './shop.module.css';
import type { SoldCards } from './shop-choices.tsx';

type GiftFieldsProps = {
  sold: SoldCards;
  draft: OrderDraft;
  error: string | undefined;
  onEdit: (change: Partial<OrderDraft>) => void;
};

export function GiftFields({ sold, draft, error, onEdit }: GiftFieldsProps) {
  const messageId = useId();
  return (
    <>
      <Amounts sold={sold} draft={draft} error={error} onEdit={onEdit} />
      <TextField
        label={`${labels.recipient} (${labels.optional})`}
        value={draft.recipientName}
        autoComplete="off"
        maxLength={GIFT_CARD_LIMITS.recipientLength}
        onType={(recipientName) => onEdit({ recipientName })}
      />
      <div className={parts.field}>
        <label htmlFor={messageId}>{`${labels.message} (${labels.optional})`}</label>
        <textarea
          id={messageId}
          className={parts.input}
          rows={2}
          maxLength={GIFT_CARD_LIMITS.messageLength}
          value={draft.message}
          onChange={(event) => onEdit({ message: event.currentTarget.value })}
        />
      </div>
    </>
  );
}

/** Round amounts to tap on, and a field for any other. */
function Amounts({ sold, draft, error, onEdit }: GiftFieldsProps) {
  const { leastCents, mostCents } = sold;
  return (
    <>
      <fieldset className={classes.amounts}>
        <legend>{labels.amount}</legend>
        {offeredAmounts(sold).map((amount) => (
          <label key={amount} className={classes.amount}>
            <input
              type="radio"
              name="amount"
              className={parts.unseen}
              checked={draft.chosenCents === amount}
              onChange={() => onEdit({ chosenCents: amount, typedAmount: '' })}
            />
            {moneyOf(amount)}
          </label>
        ))}
      </fieldset>
      <TextField
        label={labels.other}
        help={labels.otherHelp(moneyOf(leastCents), moneyOf(mostCents))}
        inputMode="decimal"
        autoComplete="off"
        placeholder="R$ 0,00"
        value={draft.typedAmount}
        error={error}
        onType={(typedAmount) => onEdit({ typedAmount, chosenCents: null })}
      />
    </>
  );
}
