import { Switch } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure } from '../../../foundation/toasts.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useChangeCommissions } from './card-fees.api.ts';
import { feeCommissionLabels as labels } from './card-fees.labels.ts';

/** Whether whoever earns bears her part of what the machine keeps. */
export function FeeCommissions({ isAfter }: { isAfter: boolean }) {
  const mayManage = useMay('company.manage');
  const change = useChangeCommissions();
  return (
    <SettingsSection title={labels.title} explanation={labels.explanation}>
      <Switch
        label={labels.label}
        checked={isAfter}
        disabled={!mayManage || change.isPending}
        onChange={(event) =>
          change.mutate(
            { commissionAfterFees: event.currentTarget.checked },
            { onError: (error) => showFailure(labels.failed, errorText(error)) },
          )
        }
      />
    </SettingsSection>
  );
}
