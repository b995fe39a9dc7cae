import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { NewSettlement } from '@app/contract/cash/settlements.contract';
import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { cents, sumOf } from '@app/domain/shared/money';
import { useEffect } from 'react';
import type { KeptDraft } from '../../../foundation/hooks/use-draft.ts';
import { useRedeemable } from '../../loyalty/client-rewards.api.ts';
import { cartInput } from '../cart/cart-draft.ts';
import { useMoneySaving } from '../money.form.ts';
import type { PayerMeans } from '../prepaid-use/prepaid-use.api.ts';
import {
  NOTHING_PREPAID,
  paymentUse,
  prepaidInput,
  sessionOffers,
} from '../prepaid-use/prepaid-use.ts';
import { firstOf, usePaymentForm } from './payment.form.ts';
import { type ChosenReward, chosenOf, offersFor, type RewardOffer } from './reward-offers.ts';
import { useSettle } from './settle.api.ts';
import { settleLabels as labels } from './settle.labels.ts';
import { discountIn, inputOf, type SettleDraft } from './settle-draft.ts';

type Settling = {
  appointment: AppointmentDetail;
  /** What she can pay with, besides money. */
  means: PayerMeans;
  choices: CashChoices;
  onPaid: (settlement: NewSettlement) => void;
  /** Somebody closed the drawer meanwhile. */
  onCashClosed: (reason: string) => void;
};

/** How an appointment is paid, with what is sold along with it. */
export function useSettleForm(settling: Settling) {
  const { appointment, means, choices, onPaid, onCashClosed } = settling;
  const redeemable = useRedeemable(appointment.clientId);
  const offers = offersFor(appointment, redeemable);
  const chosenIn = (draft: SettleDraft) => chosenOf(pickedIn(draft, offers), appointment);
  const planIn = (draft: SettleDraft) =>
    paymentUse(
      billOf(appointment, chosenIn(draft), draft),
      draft.prepaid ?? NOTHING_PREPAID,
      means,
    );
  const { kept, sumsIn, ...payment } = usePaymentForm({
    name: `settlement.${appointment.id}`,
    choices,
    planIn,
  });
  const { form } = payment;
  const settle = useSettle(kept.request);
  const saving = useMoneySaving({
    form,
    send: (draft) => {
      const { id: appointmentId, priceCents } = appointment;
      const rewards = chosenIn(draft).map(({ wanted }) => wanted);
      const items = cartInput(draft.lines ?? []);
      const tipCents = draft.tip ?? 0;
      const visit = { appointmentId, priceCents, tipCents, rewards, items };
      const prepaid = prepaidInput(draft.prepaid ?? NOTHING_PREPAID, planIn(draft));
      const money = inputOf(draft, sumsIn(draft));
      return settle.mutateAsync({ ...money, ...(prepaid && { prepaid }), ...visit });
    },
    onCashClosed,
    failed: labels.failed,
    done: onPaid,
    draft: kept,
  });
  // It may be this very payment: sent again it is answered as the first was.
  const isPaidElsewhere = appointment.isPaid && !saving.isSaving && !saving.isUnheard;
  useForgetting(kept, isPaidElsewhere);

  return {
    ...payment,
    saving: { ...saving, failure: saving.failure ?? firstOf(form.errors) },
    rewards: {
      offers,
      chosen: chosenIn(form.values),
      balance: redeemable?.balance ?? 0,
      visit: appointment,
    },
    prepaid: {
      offers: sessionOffers(appointment.serviceDetails, means.packages),
      account: means.account,
      cards: means.cards,
      use: planIn(form.values),
    },
    isRestored: kept.isRestored,
    isPaidElsewhere,
  };
}
export type SettleForm = ReturnType<typeof useSettleForm>;

/** What was chosen and is still offered; a draft of an older page has none. */
function pickedIn({ rewards = [] }: Partial<SettleDraft>, offers: readonly RewardOffer[]) {
  return rewards.flatMap((key) => offers.find((offer) => offer.key === key) ?? []);
}

/** What is to be paid, before anything pays without money. */
function billOf(
  { serviceDetails: services, priceCents }: AppointmentDetail,
  chosen: readonly ChosenReward[],
  draft: SettleDraft,
) {
  const coupon = cents(sumOf(services.map((service) => cents(service.priceCents))) - priceCents);
  return {
    services,
    takenOff: sumOf([coupon, ...chosen.map((reward) => reward.discount)]),
    lines: draft.lines ?? [],
    discount: discountIn(draft),
  };
}

/** Paid from elsewhere, or before a reload: what was typed is no longer wanted, nor is its key. */
function useForgetting(
  { discard, request }: KeptDraft<SettleDraft>,
  isPaidElsewhere: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is paid.
  useEffect(() => {
    if (!isPaidElsewhere) return;
    discard();
    request.renew();
  }, [isPaidElsewhere]);
}
