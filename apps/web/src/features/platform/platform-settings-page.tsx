import type { PlatformSettings } from '@app/contract/platform/settings.contract';
import { Card, Skeleton, Switch } from '@mantine/core';
import { errorText } from '../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { LoadBlock } from '../../ui/load-block.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useChangePlatformSettings, usePlatformSettings } from './platform-settings.api.ts';
import { settingsLabels as labels } from './platform-settings.labels.ts';

export function PlatformSettingsPage() {
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <LoadBlock query={usePlatformSettings()} skeleton={<Skeleton height={96} radius="lg" />}>
        {(settings) => <SignUpCheckout settings={settings} />}
      </LoadBlock>
    </>
  );
}

function SignUpCheckout({ settings: { signUpCheckout } }: { settings: PlatformSettings }) {
  const change = useChangePlatformSettings();
  function turn(): void {
    if (change.isPending) return;
    change.mutate(
      { signUpCheckout: !signUpCheckout },
      {
        onSuccess: () => showSuccess(labels.saved),
        onError: (error) => showFailure(labels.failed, errorText(error)),
      },
    );
  }
  return (
    <Card padding="md" maw={640}>
      <Switch
        label={labels.signUpCheckout}
        description={labels.signUpCheckoutHelp}
        checked={signUpCheckout}
        onChange={turn}
      />
    </Card>
  );
}
