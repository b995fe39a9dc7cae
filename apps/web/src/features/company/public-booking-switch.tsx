import type { Company } from '@app/contract/company/company.contract';
import { Switch } from '@mantine/core';
import { errorText } from '../../foundation/error-text.ts';
import { useMay } from '../../foundation/session.tsx';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { useClosePublicBooking, useOpenPublicBooking } from './company.api.ts';
import { publicBookingLabels as labels } from './public-booking.labels.ts';
import { SettingsSection } from './settings-section.tsx';

type PublicBookingSwitchProps = { company: Pick<Company, 'publicBookingEnabled'> };

export function PublicBookingSwitch({ company }: PublicBookingSwitchProps) {
  const mayManage = useMay('company.manage');
  const openBooking = useOpenPublicBooking();
  const closeBooking = useClosePublicBooking();
  const isOpen = company.publicBookingEnabled;
  const onError = (error: unknown) => showFailure(labels.failedToSwitch, errorText(error));

  function turn(): void {
    if (openBooking.isPending || closeBooking.isPending) return;
    const onSuccess = () => showSuccess(isOpen ? labels.deactivated : labels.activated);
    if (isOpen) closeBooking.mutate(undefined, { onSuccess, onError });
    else openBooking.mutate(undefined, { onSuccess, onError });
  }

  return (
    <SettingsSection title={labels.title} explanation={labels.explanation}>
      <Switch
        label={labels.switch}
        description={isOpen ? labels.open : labels.closed}
        checked={isOpen}
        disabled={!mayManage}
        onChange={turn}
      />
    </SettingsSection>
  );
}
