import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { GuardedDialog } from '../../../ui/dialogs/guarded-dialog.tsx';
import type { TwoFactorDialogState } from './two-factor-settings.api.ts';
import { twoFactorLabels } from './two-factor-settings.labels.ts';
import { TwoFactorSettingsCodes } from './two-factor-settings-codes.tsx';
import { TwoFactorSettingsPassword } from './two-factor-settings-password.tsx';

// Few people turn it on, and only once: the code that draws the picture waits until then.
const TwoFactorSettingsScan = lazyPart(() => import('./two-factor-settings-scan.tsx'));

export function TwoFactorSettingsDialog({ dialog }: { dialog: TwoFactorDialogState }) {
  if (!dialog.opened) return null;
  // Shown once and never again: a stray Escape must not close them away.
  const mayDismiss = dialog.step.kind !== 'codes';
  return (
    <GuardedDialog
      onClose={dialog.close}
      title={twoFactorLabels.dialogTitle[dialog.purpose]}
      closeOnEscape={mayDismiss}
      closeOnClickOutside={mayDismiss}
      withCloseButton={mayDismiss}
    >
      <Step dialog={dialog} />
    </GuardedDialog>
  );
}

function Step({ dialog }: { dialog: TwoFactorDialogState }) {
  const { step } = dialog;
  if (step.kind === 'codes') {
    return <TwoFactorSettingsCodes codes={step.codes} onDone={dialog.finish} />;
  }
  if (step.kind === 'password') {
    return <TwoFactorSettingsPassword purpose={dialog.purpose} onSubmit={dialog.giveProofs} />;
  }
  return (
    <Suspense fallback={<Skeleton height={420} radius="md" />}>
      <TwoFactorSettingsScan
        totpUri={step.setup.totpUri}
        onSubmit={(code) => dialog.giveCode(code, step.setup)}
      />
    </Suspense>
  );
}
