import type { Company } from '@app/contract/company/company.contract';
import { Alert, Stack, Switch, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useClosePublicBooking, useOpenPublicBooking } from '../details/company.api.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useBookingGaps } from './public-booking.api.ts';
import { gapText, gapWay, publicBookingLabels as labels } from './public-booking.labels.ts';

type PublicBookingSwitchProps = {
  company: Pick<Company, 'publicBookingEnabled' | 'hasSomebodyToBook'>;
};

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
      {!company.hasSomebodyToBook && <BookingGaps />}
    </SettingsSection>
  );
}

/** Nobody can be booked: what is missing is said where it would be switched on. */
function BookingGaps() {
  const gaps = useBookingGaps();
  if (gaps.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={labels.nobody} mt="md">
      {gaps.map((gap) => (
        <Stack key={gap} gap="xs" align="flex-start" mb="xs">
          <Text size="sm">{gapText[gap]}</Text>
          <LinkButton to={gapWay[gap].to} variant="default">
            {gapWay[gap].label}
          </LinkButton>
        </Stack>
      ))}
    </Alert>
  );
}
