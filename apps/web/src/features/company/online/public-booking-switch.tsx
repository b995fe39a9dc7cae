import { Alert, Stack, Switch, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { type TurnedCompany, useTurnBooking } from './booking-turn.view.ts';
import { BookingWish } from './booking-wish.tsx';
import { useBookingGaps } from './public-booking.api.ts';
import { gapText, gapWay, publicBookingLabels as labels } from './public-booking.labels.ts';

type PublicBookingSwitchProps = { company: TurnedCompany };

export function PublicBookingSwitch({ company }: PublicBookingSwitchProps) {
  const mayManage = useMay('company.manage');
  const turn = useTurnBooking(company);
  const isOpen = company.publicBookingEnabled;
  return (
    <SettingsSection title={labels.title} explanation={labels.explanation}>
      {company.hasSomebodyToBook ? (
        <Switch
          label={labels.switch}
          description={isOpen ? labels.open : labels.closed}
          checked={isOpen}
          disabled={!mayManage}
          onChange={turn}
        />
      ) : (
        <>
          <BookingWish company={company} />
          <BookingGaps />
        </>
      )}
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
