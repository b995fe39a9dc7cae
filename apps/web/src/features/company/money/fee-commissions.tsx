import { Switch } from '@mantine/core';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { say } from '../../../ui/kept-things/say.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useChangeCommissions } from './card-fees.api.ts';
import { feeCommissionText, feeCommissionLabels as labels } from './card-fees.labels.ts';

/** Whether whoever earns bears her part of what the machine keeps. */
export function FeeCommissions({ isAfter }: { isAfter: boolean }) {
  const mayManage = useMay('company.manage');
  const { mutateAsync: change, isPending } = useChangeCommissions();
  const choose = (commissionAfterFees: boolean) =>
    void say(
      { done: feeCommissionText(commissionAfterFees), failed: labels.failed },
      change({ commissionAfterFees }),
    );
  return (
    <SettingsSection title={labels.title} explanation={labels.explanation}>
      <Switch
        label={labels.label}
        checked={isAfter}
        disabled={!mayManage || isPending}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </SettingsSection>
  );
}
