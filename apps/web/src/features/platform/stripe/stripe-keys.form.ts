import { type StripeKeysForm, stripeKeysForm } from '@app/contract/billing/stripe.contract';
import type { StripeMode } from '@app/domain/billing/stripe-keys';
import { schemaResolver, useForm } from '@mantine/form';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useSaveStripeKeys } from './stripe.api.ts';
import { keyLabels as labels } from './stripe.labels.ts';

/** Every opening begins empty: what is saved never comes back. */
export function useStripeKeysForm(mode: StripeMode, close: () => void) {
  const save = useSaveStripeKeys();
  const form = useForm<StripeKeysForm>({
    initialValues: { mode, publishableKey: '', secretKey: '', webhookSecret: '' },
    validate: schemaResolver(stripeKeysForm, { sync: true }),
  });
  return useSaving({
    form,
    draft: null,
    send: (keys) => save.mutateAsync(keys),
    saved: labels.saved,
    fieldOf: { STRIPE_KEY_OF_ANOTHER_ACCOUNT: 'secretKey' },
    failed: labels.failed,
    done: close,
  });
}
