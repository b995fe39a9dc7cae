import { maskPhone } from '@app/domain/shared/phones';
import { type FormEvent, useState } from 'react';
import { requestKey } from '../../foundation/request-key.ts';
import { failureOf, UNANSWERED } from '../booking-gate.ts';
import { NoticeRegion } from '../notice-region.tsx';
import ownClasses from '../own-appointment/own-appointment.module.css';
import parts from '../parts.module.css';
import { read, sendWithWork } from '../public-gate.ts';
import { TextField } from '../steps/text-field.tsx';
import { useNotices } from '../use-notices.ts';
import { FocusedHeading } from '../wizard/focused-heading.tsx';
import { GiftFields } from './gift-fields.tsx';
import {
  amountOf,
  type Missing,
  missingIn,
  newDraft,
  type OrderDraft,
  orderOf,
} from './order-draft.ts';
import { orderFormLabels as labels, moneyOf } from './shop.labels.ts';
import classes from './shop.module.css';
import { type Choice, PackageWords } from './shop-choices.tsx';

type OrderFormProps = {
  /** The address of the company. */
  base: string;
  choice: Choice;
  onBack: () => void;
  /** What is sold has changed since it was shown. */
  onStale: () => void;
};

/** Who buys, and for a gift card how much and for whom. One sending at a time. */
export function OrderForm({ base, choice, onBack, onStale }: OrderFormProps) {
  const [draft, setDraft] = useState<OrderDraft>(newDraft);
  const [missing, setMissing] = useState<Missing>({});
  const [state, setState] = useState<'idle' | 'sending' | 'checking'>('idle');
  const [isStale, setIsStale] = useState(false);
  // What is sent again under its key is ordered once.
  const [key, setKey] = useState(requestKey);
  const notices = useNotices();
  const amount = amountOf(choice, draft);

  function edit(change: Partial<OrderDraft>): void {
    setDraft({ ...draft, ...change });
    setMissing({});
    setKey(requestKey());
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state !== 'idle') return;
    const complaints = missingIn(choice, draft);
    setMissing(complaints);
    if (Object.keys(complaints).length > 0) return;
    setState('sending');
    try {
      const headers = { 'idempotency-key': key };
      const order = orderOf(choice, draft);
      const { url } = await sendWithWork(
        (solved) =>
          read<{ url: string }>(`${base}/orders`, { body: { ...order, solved }, headers }),
        { challenge: `${base}/orders/challenge`, onChecking: () => setState('checking') },
      );
      location.assign(url);
    } catch (error) {
      setState('idle');
      const { code, message } = failureOf(error);
      if (code === 'PHONE_INVALID') return setMissing({ phone: labels.phoneMissing });
      const text = code === UNANSWERED ? labels.unanswered : message;
      notices.show({ tone: 'error', title: labels.failed, text });
      setIsStale(code === 'PRICE_CHANGED' || code === 'PACKAGE_UNAVAILABLE');
    }
  }

  return (
    <form className={`${ownClasses.card} ${parts.form}`} onSubmit={send} noValidate>
      <Chosen choice={choice} />
      {choice.kind === 'gift_card' && (
        <GiftFields sold={choice.sold} draft={draft} error={missing.amount} onEdit={edit} />
      )}
      <ContactFields draft={draft} missing={missing} onEdit={edit} />
      <p className={parts.help}>{labels.notPaidYet}</p>
      <div className={classes.actions}>
        <button type="submit" className={parts.primary} aria-disabled={state !== 'idle'}>
          {state === 'idle' ? labels.pay(amount === null ? '' : moneyOf(amount)) : labels[state]}
        </button>
        <button type="button" className={parts.quiet} onClick={isStale ? onStale : onBack}>
          {labels.back}
        </button>
      </div>
      <NoticeRegion {...notices} />
    </form>
  );
}

function Chosen({ choice }: { choice: Choice }) {
  if (choice.kind === 'gift_card') return <FocusedHeading>{labels.giftTitle}</FocusedHeading>;
  return (
    <>
      <FocusedHeading>{choice.sold.name}</FocusedHeading>
      <div className={classes.chosen}>
        <PackageWords sold={{ ...choice.sold, name: '' }} />
        <span className={classes.price}>{moneyOf(choice.sold.priceCents)}</span>
      </div>
    </>
  );
}

type ContactFieldsProps = {
  draft: OrderDraft;
  missing: Missing;
  onEdit: (change: Partial<OrderDraft>) => void;
};

function ContactFields({ draft, missing, onEdit }: ContactFieldsProps) {
  return (
    <div className={classes.section}>
      <h3 className={classes.title}>{labels.contact}</h3>
      <TextField
        label={labels.name}
        value={draft.name}
        autoComplete="name"
        maxLength={120}
        error={missing.name}
        onType={(name) => onEdit({ name })}
      />
      <TextField
        label={labels.phone}
        help={labels.phoneHelp}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={draft.phone}
        error={missing.phone}
        onType={(typed) => onEdit({ phone: maskPhone(typed) })}
      />
    </div>
  );
}
