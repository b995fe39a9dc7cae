import { Switch } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure } from '../../../foundation/toasts.ts';
import { useChangeBlindCount } from '../details/company.api.ts';
import { SettingsSection } from '../settings-section.tsx';
import { blindCountLabels as labels } from './financial.labels.ts';

/** Whoever closes the drawer counts first, and sees afterwards what should have been there. */
export function BlindCount({ isBlind }: { isBlind: boolean }) {
  const mayManage = useMay('company.manage');
  const change = useChangeBlindCount();
  return (
    <SettingsSection title={labels.title} explanation={labels.explanation}>
      <Switch
        label={labels.label}
        checked={isBlind}
        disabled={!mayManage || change.isPending}
        onChange={(event) =>
          change.mutate(
            { blindCount: event.currentTarget.checked },
            { onError: (error) => showFailure(labels.failed, errorText(error)) },
          )
        }
      />
    </SettingsSection>
  );
}
