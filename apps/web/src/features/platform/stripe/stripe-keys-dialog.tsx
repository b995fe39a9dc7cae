import type { StripeKeyField } from '@app/contract/billing/stripe.contract';
import { type StripeMode, stripeKeyPrefixes } from '@app/domain/billing/stripe-keys';
import { PasswordInput, Stack, Text } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { keyLabels as labels, modeText } from './stripe.labels.ts';
import { useStripeKeysForm } from './stripe-keys.form.ts';

type StripeKeysDialogProps = {
  mode: StripeMode;
  isSet: Readonly<Record<StripeKeyField, boolean>>;
  onClose: () => void;
};

export default function StripeKeysDialog({ mode, isSet, onClose }: StripeKeysDialogProps) {
  const saving = useStripeKeysForm(mode, onClose);
  const of = (field: StripeKeyField) => ({
    label: labels[field],
    description: isSet[field] ? labels.keep : labels.empty,
    autoComplete: 'off',
    spellCheck: false,
    ...saving.form.getInputProps(field),
  });
  const beginning = (kind: Parameters<typeof stripeKeyPrefixes>[0]) =>
    `${stripeKeyPrefixes(kind, mode)[0]}…`;
  return (
    <FormDialog title={`${labels.edit}: ${modeText[mode]}`} saving={saving} onClose={onClose}>
      <Stack gap="md">
        <Text size="xs" c="dimmed">
          {labels.where}
        </Text>
        <PasswordInput
          {...of('publishableKey')}
          placeholder={beginning('publishable-key')}
          data-autofocus
        />
        <PasswordInput {...of('secretKey')} placeholder={beginning('secret-key')} />
        <PasswordInput {...of('webhookSecret')} placeholder={beginning('webhook-secret')} />
      </Stack>
    </FormDialog>
  );
}
