import { COUPON_LIMITS } from '@app/domain/promotions/coupon';
import { APPOINTMENT_LIMITS } from '@app/domain/scheduling/appointment';
import { cents, formatMoney } from '@app/domain/shared/money';
import { formatPhone } from '@app/domain/shared/phones';
import { type FormEvent, useEffect, useEffectEvent, useId } from 'react';
import { contactLabels } from '../booking.labels.ts';
import { couponInAddress } from '../coupon-link.ts';
import parts from '../parts.module.css';
import { useIsWide } from '../use-is-wide.ts';
import { BookingSummaryCard } from '../wizard/booking-summary-card.tsx';
import { BottomBar } from '../wizard/bottom-bar.tsx';
import { HoldClock } from '../wizard/hold-clock.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import { requestOf, useConfirm } from '../wizard/use-confirm.ts';
import type { Wizard } from '../wizard/use-wizard.ts';
import classes from './contact-step.module.css';
import { TakenTime } from './taken-time.tsx';
import { TextField } from './text-field.tsx';
import { type CouponCheck, useCoupon } from './use-coupon.ts';

const buttonLabels = {
  book: contactLabels.confirm,
  change: contactLabels.change,
  booking: contactLabels.booking,
  checking: contactLabels.checking,
};

export function ContactStep({ wizard, formId }: { wizard: Wizard; formId: string }) {
  const { mode, gate, state, dispatch, summary, hold, wish } = wizard;
  const { client } = state;
  const question = {
    serviceIds: wish.serviceIds,
    professionalId: hold.held?.professionalId ?? wish.professionalId,
    code: state.couponCode,
    clientId: client.existingId,
    startTime: state.time?.startTime ?? null,
  };
  useLinkedCoupon(wizard);
  const coupon = useCoupon(gate, question, (checked) =>
    dispatch({ type: 'coupon-checked', coupon: checked }),
  );
  const confirming = useConfirm(wizard, coupon);
  const isWide = useIsWide();
  const task = wizard.start.task ?? 'book';
  const request = requestOf(wizard, state.coupon?.code ?? '');

  function confirm(event: FormEvent): void {
    event.preventDefault();
    void confirming.confirm();
  }

  return (
    <StepFrame wizard={wizard} title={contactLabels.title[mode]}>
      <HoldClock
        hold={hold}
        onEnded={() => confirming.isOpen() || wizard.renewHold()}
        onAgain={wizard.holdAgain}
      />
      {!isWide && <BookingSummaryCard wizard={wizard} />}
      <form id={formId} className={parts.form} onSubmit={confirm} noValidate>
        <div className={classes.client}>
          <h3 className={classes.title}>{contactLabels.client[mode]}</h3>
          {summary.clientName && <p className={parts.name}>{summary.clientName}</p>}
          {client.phone && <p className={parts.soft}>{formatPhone(client.phone)}</p>}
          {client.email && <p className={parts.soft}>{client.email}</p>}
        </div>
        {task === 'book' && (
          <>
            <NotesField wizard={wizard} />
            <CouponField wizard={wizard} coupon={coupon} />
          </>
        )}
      </form>
      {request && wizard.beforeConfirm?.(request)}
      <TakenTime wizard={wizard} />
      <BottomBar summary={summary}>
        <button
          type="submit"
          form={formId}
          className={parts.primary}
          aria-disabled={confirming.state !== 'idle'}
        >
          {buttonLabels[confirming.state === 'idle' ? task : confirming.state]}
        </button>
      </BottomBar>
    </StepFrame>
  );
}

/** The code of the link by which a visitor came stands in its field, until she types another. */
function useLinkedCoupon({ mode, state, dispatch }: Wizard): void {
  const fillIn = useEffectEvent(() => {
    const code = mode === 'public' ? couponInAddress() : '';
    if (state.couponCode === '' && code !== '') dispatch({ type: 'coupon-edited', code });
  });
  useEffect(() => fillIn(), []);
}

function NotesField({ wizard }: { wizard: Wizard }) {
  const id = useId();
  const { notes } = wizard.state;
  const most = APPOINTMENT_LIMITS.notesLength;
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{contactLabels.notes}</label>
      <textarea
        id={id}
        className={parts.input}
        rows={2}
        maxLength={most}
        value={notes}
        aria-describedby={`${id}-help`}
        onChange={(event) =>
          wizard.dispatch({ type: 'notes-edited', notes: event.currentTarget.value })
        }
      />
      <p id={`${id}-help`} className={parts.help}>
        {contactLabels.notesLeft(notes.length, most)}
      </p>
    </div>
  );
}

function CouponField({ wizard, coupon }: { wizard: Wizard; coupon: CouponCheck }) {
  const { state, dispatch } = wizard;
  const applied =
    state.coupon &&
    contactLabels.couponApplied(moneyOf(state.coupon.discountCents), state.coupon.note ?? '');
  const isRefused = coupon.state === 'refused';
  return (
    <TextField
      label={contactLabels.coupon}
      value={state.couponCode}
      maxLength={COUPON_LIMITS.codeLength}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      error={isRefused ? coupon.sentence : undefined}
      help={applied ? <span role="status">{applied}</span> : coupon.sentence}
      onType={(code) => dispatch({ type: 'coupon-edited', code })}
    />
  );
}

function moneyOf(amount: number): string {
  return formatMoney(cents(amount));
}
