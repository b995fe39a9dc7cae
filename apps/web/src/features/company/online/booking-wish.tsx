import { Switch } from '@mantine/core';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { type TurnedCompany, useTurnBooking } from './booking-turn.view.ts';
import { publicBookingLabels as labels } from './public-booking.labels.ts';

/** Nobody can be booked yet, and yet she says now whether the link is to open by itself. */
export function BookingWish({ company }: { company: TurnedCompany }) {
  const mayManage = useMay('company.manage');
  const turn = useTurnBooking(company);
  const isWished = !company.publicBookingRefused;
  return (
    <Switch
      label={labels.wish}
      description={isWished ? labels.wished : labels.refused}
      checked={isWished}
      disabled={!mayManage}
      onChange={turn}
    />
  );
}
