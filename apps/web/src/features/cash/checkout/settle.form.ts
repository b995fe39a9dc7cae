import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { NewSettlement } from '@app/contract/cash/settlements.contract';
import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { type KeptDraft, useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useRedeemable } from '../../loyalty/client-rewards.api.ts';
import { useMoneySaving } from '../money.form.ts';
import { type ChosenReward, chosenOf, offersFor, type RewardOffer } from './reward-offers.ts';
import { useSettle } from './settle.api.ts';
import { settleLabels as labels } from './settle.labels.ts';
import {
  type DraftPart,
  inputOf,
  newDraft,
  newPart,
  type SettleDraft,
  type Sums,
  sumsOf,
  unfilledIn,
} from './settle-draft.ts';

type Settling = {
  appointment: AppointmentDetail;
  choices: CashChoices;
  onPaid: (settlement: NewSettlement) => void;
  /** Somebody closed the drawer meanwhile. */
  onCashClosed: (reason: string) => void;
};

/** How an appointment is paid; every sum follows from what is filled in. */
export function useSettleForm({ appointment, choices, onPaid, onCashClosed }: Settling) {
  const redeemable = useRedeemable(appointment.clientId);
  const offers = offersFor(appointment, redeemable);
  const chosenIn = (draft: SettleDraft) => chosenOf(pickedIn(draft, offers), appointment);
  const sumsIn = (draft: SettleDraft) =>
    sumsOf(draft, priceLeft(appointment, chosenIn(draft)), choices.paymentMethods);
  const form = useForm<SettleDraft>({
    initialValues: newDraft(choices.usualPaymentMethodId),
    validate: (draft) => complaintsAbout(sumsIn(draft)),
    // Each field changes the sums that the complaints are about.
    onValuesChange: () => {
      form.clearErrors();
    },
  });
  // Always a new payment: nobody else changes one that is not there yet.
  const kept = useDraft(form, { form: `settlement.${appointment.id}`, thing: null });
  const settle = useSettle(kept.request);
  const saving = useMoneySaving({
    form,
    send: (draft) => {
      const { id, priceCents } = appointment;
      const rewards = chosenIn(draft).map(({ wanted }) => wanted);
      return settle.mutateAsync(inputOf(draft, sumsIn(draft), { id, priceCents, rewards }));
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
    form,
    saving: { ...saving, failure: saving.failure ?? firstOf(form.errors) },
    sums: sumsIn(form.values),
    rewards: {
      offers,
      chosen: chosenIn(form.values),
      balance: redeemable?.balance ?? 0,
      visit: appointment,
    },
    isRestored: kept.isRestored,
    isPaidElsewhere,
    ...partChanges(form),
  };
}
export type SettleForm = ReturnType<typeof useSettleForm>;

/** What was chosen and is still offered; a draft of an older page has none. */
function pickedIn({ rewards = [] }: Partial<SettleDraft>, offers: readonly RewardOffer[]) {
  return rewards.flatMap((key) => offers.find((offer) => offer.key === key) ?? []);
}

function priceLeft({ priceCents }: AppointmentDetail, chosen: readonly ChosenReward[]): Cents {
  return cents(priceCents - sumOf(chosen.map(({ discount }) => discount)));
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

/** Marked alone: what is wrong is said once, below all of them. */
export function wrongField({ form }: SettleForm, path: string) {
  return { error: form.errors[path] !== undefined, 'data-path': path };
}

function partChanges({ values: { parts }, setFieldValue }: UseFormReturnType<SettleDraft>) {
  const set = (changed: DraftPart[]) => setFieldValue('parts', changed);
  return {
    changePart: (key: number, changes: Partial<DraftPart>) =>
      set(parts.map((part) => (part.key === key ? { ...part, ...changes } : part))),
    addPart: () => set([...parts, newPart(parts)]),
    removePart: (key: number) => set(parts.filter((part) => part.key !== key)),
  };
}

/** Why it cannot be stored yet. */
function complaintsAbout(sums: Sums): FormErrors {
  if (sums.isDiscountTooLarge) return { discount: labels.discountTooLarge };
  const unfilled = unfilledIn(sums);
  if (unfilled.length > 0) {
    return Object.fromEntries(unfilled.map((path) => [path, labels.required]));
  }
  if (sums.missing !== 0) return { 'parts.0.typed': labels.partsDiffer };
  return sums.change === null ? { receivedCash: labels.notEnoughReceived } : {};
}

/** Said once below, as most of it is about several fields. */
function firstOf(errors: FormErrors): string | null {
  const [sentence] = Object.values(errors);
  return typeof sentence === 'string' ? sentence : null;
}
