import type { PlanPrice } from '@app/contract/billing/stripe.contract';
import type { StripeMode } from '@app/domain/billing/stripe-keys';
import { useForm } from '@mantine/form';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { complainBeside } from '../../../foundation/form-errors.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useLinkPrice } from './stripe.api.ts';
import { priceLabels as labels, unfitText } from './stripe.labels.ts';

/** Nothing is sent that is blank. */
export function usePriceForm(mode: StripeMode, { planId, stripePriceId }: PlanPrice) {
  const link = useLinkPrice();
  const form = useForm({
    initialValues: { stripePriceId: stripePriceId ?? '' },
    validate: { stripePriceId: (typed) => (typed.trim() === '' ? labels.blank : null) },
  });
  return useSaving({
    form,
    draft: null,
    send: (typed) => link.mutateAsync({ planId, mode, stripePriceId: typed.stripePriceId.trim() }),
    saved: labels.saved,
    fieldOf: { PRICE_OF_ANOTHER_PLAN: 'stripePriceId' },
    meet: (error) => {
      if (!isRefusedWith('PRICE_DOES_NOT_FIT', error)) return false;
      complainBeside(form, 'stripePriceId', unfitText(error));
      return true;
    },
    failed: labels.failed,
  });
}
