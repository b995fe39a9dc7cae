import type { CartLine } from '@app/contract/cash/cart.contract';
import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { Settlement } from '@app/contract/cash/settlements.contract';
import type { Package } from '@app/contract/prepaid/packages.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { useForm } from '@mantine/form';
import { useApi } from '../../../foundation/api.tsx';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useMoneySaving } from '../money.form.ts';
import {
  prepaidFieldLabels as labels,
  type PrepaidKind,
  prepaidSaleLabels,
} from './prepaid-sale.labels.ts';

export type PrepaidSaleDraft = {
  packageId: string | null;
  /** Of a package: who earns of it, where the company pays for the sale. */
  sellerId: string | null;
  amountCents: Cents | null;
  recipientName: string;
  message: string;
  validDays: number | '';
  paymentMethodId: string | null;
};

type Selling = {
  kind: PrepaidKind;
  clientId: string | null;
  /** What is likely to be paid. */
  amountCents: Cents | null;
  packages: readonly Package[];
  choices: CashChoices;
  onSold: (settlement: Settlement) => void;
  onCashClosed: (reason: string) => void;
};

/** One thing that is used later, paid at once by one way. */
export function usePrepaidSaleForm(selling: Selling) {
  const { kind, clientId, packages, choices, onSold, onCashClosed } = selling;
  const [only] = packages;
  const form = useForm<PrepaidSaleDraft>({
    initialValues: {
      packageId: kind === 'package' && packages.length === 1 ? (only?.id ?? null) : null,
      sellerId: null,
      amountCents: selling.amountCents,
      recipientName: '',
      message: '',
      validDays: '',
      paymentMethodId: choices.usualPaymentMethodId,
    },
    validate: (draft) => complaintsAbout(kind, draft),
  });
  const kept = useDraft(form, { form: `prepaid.${kind}.${clientId ?? ''}`, thing: null });
  const sell = useSendOnce(useApi().cash.sales.sell, kept.request);
  return useMoneySaving({
    form,
    send: (draft) => {
      const line = lineOf(kind, draft, packages);
      const amountCents = line.kind === 'package' ? line.priceCents : (draft.amountCents ?? 0);
      const parts = [{ paymentMethodId: draft.paymentMethodId ?? '', amountCents }];
      return sell.mutateAsync({ clientId, sellerId: draft.sellerId, items: [line], parts });
    },
    saved: prepaidSaleLabels[kind].done,
    onCashClosed,
    failed: labels.failed,
    done: onSold,
    draft: kept,
  });
}

function complaintsAbout(kind: PrepaidKind, draft: PrepaidSaleDraft) {
  const { required } = labels;
  return {
    ...(kind === 'package' && draft.packageId === null && { packageId: required }),
    ...(kind !== 'package' && !draft.amountCents && { amountCents: required }),
    ...(draft.paymentMethodId === null && { paymentMethodId: required }),
  };
}

type Line = Exclude<CartLine, { kind: 'product' }>;

function lineOf(kind: PrepaidKind, draft: PrepaidSaleDraft, packages: readonly Package[]): Line {
  const amountCents = draft.amountCents ?? cents(0);
  if (kind === 'account') return { kind, amountCents };
  if (kind === 'gift_card') {
    const { recipientName, message, validDays } = draft;
    const days = validDays === '' ? null : validDays;
    return { kind, amountCents, recipientName, message, validDays: days };
  }
  const chosen = packages.find(({ id }) => id === draft.packageId);
  return { kind, packageId: chosen?.id ?? '', priceCents: chosen?.priceCents ?? 0 };
}
