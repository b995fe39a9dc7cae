import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { PaymentPlan } from '@app/domain/cash/payment-plan';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { type KeptDraft, useDraft } from '../../../foundation/hooks/use-draft.ts';
import { wrongLines } from '../cart/cart-draft.ts';
import { settleLabels as labels } from './settle.labels.ts';
import {
  type DraftPart,
  newDraft,
  newPart,
  type SettleDraft,
  type Sums,
  sumsOf,
  unfilledIn,
} from './settle-draft.ts';

type Paying = {
  /** Under which what was typed is kept. */
  name: string;
  choices: CashChoices;
  /** What it comes to, and what pays for it without money. */
  planIn: (draft: SettleDraft) => PaymentPlan;
  /** What stands in it already. */
  start?: Partial<SettleDraft>;
  /** What else stands in the way, said first. */
  complain?: (draft: SettleDraft) => FormErrors;
};

/** How something is paid at the counter, whatever it is; every sum follows from what is filled in. */
export function usePaymentForm({ name, choices, planIn, start, complain }: Paying) {
  const sumsIn = (draft: SettleDraft) => sumsOf(draft, planIn(draft), choices.paymentMethods);
  const form = useForm<SettleDraft>({
    initialValues: { ...newDraft(choices.usualPaymentMethodId), ...start },
    validate: (draft) => {
      const first = complain?.(draft) ?? {};
      return Object.keys(first).length > 0 ? first : complaintsAbout(draft, sumsIn(draft));
    },
    // Each field changes the sums that the complaints are about.
    onValuesChange: () => {
      form.clearErrors();
    },
  });
  // Always a new payment: nobody else changes one that is not there yet.
  const kept: KeptDraft<SettleDraft> = useDraft(form, { form: name, thing: null });
  return { form, kept, sumsIn, sums: sumsIn(form.values), ...partChanges(form) };
}
export type PaymentForm = Pick<
  ReturnType<typeof usePaymentForm>,
  'form' | 'sums' | 'changePart' | 'addPart' | 'removePart'
> & {
  isRestored: boolean;
  /** Where a reader types into the cart, nothing else may take the keyboard. */
  beginsWith?: 'cart';
};

/** Marked alone: what is wrong is said once, below all of them. */
export function wrongField({ form }: Pick<PaymentForm, 'form'>, path: string) {
  return { error: form.errors[path] !== undefined, 'data-path': path };
}

/** Said once below, as most of it is about several fields. */
export function firstOf(errors: FormErrors): string | null {
  const [sentence] = Object.values(errors);
  return typeof sentence === 'string' ? sentence : null;
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
function complaintsAbout({ lines = [] }: Partial<SettleDraft>, sums: Sums): FormErrors {
  const wrong = wrongLines(lines);
  if (Object.keys(wrong).length > 0) return wrong;
  if (sums.isDiscountTooLarge) return { discount: labels.discountTooLarge };
  // Nothing is left to pay, so there are no ways of paying to fill in.
  if (sums.due === 0) return {};
  const unfilled = unfilledIn(sums);
  if (unfilled.length > 0) {
    return Object.fromEntries(unfilled.map((path) => [path, labels.required]));
  }
  if (sums.missing !== 0) return { 'parts.0.typed': labels.partsDiffer };
  return sums.change === null ? { receivedCash: labels.notEnoughReceived } : {};
}
