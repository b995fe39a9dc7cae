import type { StripeSettings } from '@app/contract/billing/stripe.contract';
import { STRIPE_MODES, type StripeMode } from '@app/domain/billing/stripe-keys';
import { Alert, Card, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { useChooseEnvironment } from './stripe.api.ts';
import { keyLabels, stripeLabels as labels, leftText, modeText } from './stripe.labels.ts';

const CHOICES = STRIPE_MODES.map((value) => ({ value, label: modeText[value] }));

/** Where new subscriptions are charged. It is asked before it changes: money depends on it. */
export function EnvironmentCard({ settings }: { settings: StripeSettings }) {
  const { environment, isSimulated } = settings;
  const [asked, setAsked] = useState<StripeMode | null>(null);
  const choose = useChooseEnvironment();

  async function change(mode: StripeMode): Promise<void> {
    const { subscribersLeft } = await choose.mutateAsync({ mode });
    showSuccess(labels.switched, leftText(subscribersLeft));
  }

  return (
    <Card component="section" aria-label={labels.environment} padding="md">
      <Stack gap="sm" align="flex-start">
        <div>
          <Text fw={600}>{labels.environment}</Text>
          <Text size="xs" c="dimmed">
            {labels.environmentHelp}
          </Text>
        </div>
        <SegmentedControl
          aria-label={labels.environment}
          data={CHOICES}
          value={environment}
          onChange={(mode) => mode !== environment && setAsked(mode)}
        />
        {environment === 'live' && (
          <Alert color="yellow" icon={<IconAlertTriangle size={18} />} w="100%">
            {labels.live}
          </Alert>
        )}
        {!isSimulated && !settings.keys[environment].secretKey && (
          <Alert color="yellow" icon={<IconAlertTriangle size={18} />} w="100%">
            {labels.keyMissing}
          </Alert>
        )}
        {isSimulated && (
          <Alert color="blue" icon={<IconInfoCircle size={18} />} w="100%">
            {labels.simulated}
          </Alert>
        )}
      </Stack>
      <ConfirmFor
        thing={asked}
        title={labels.switchTitle}
        question={(mode) => (mode === 'live' ? labels.switchToLive : labels.switchToTest)}
        confirmLabel={labels.switch}
        onConfirm={change}
        explain={sayNotSwitched}
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}

/** As with the keys: a toast names what failed, and the reason stands in the dialog, too. */
function sayNotSwitched(error: unknown): string {
  const reason = errorText(error);
  showFailure(keyLabels.failed, reason);
  return reason;
}
