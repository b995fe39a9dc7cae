import type { Company } from '@app/contract/company/company.contract';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useClosePublicBooking, useOpenPublicBooking } from '../details/company.api.ts';
import { publicBookingLabels as labels, turnedText } from './public-booking.labels.ts';

export type TurnedCompany = Pick<
  Company,
  'publicBookingEnabled' | 'publicBookingRefused' | 'hasSomebodyToBook'
>;

/** Turns online booking, or with nobody to book whether it is to open by itself, and says so. */
export function useTurnBooking(company: TurnedCompany): () => void {
  const open = useOpenPublicBooking(company);
  const close = useClosePublicBooking(company);
  const { hasSomebodyToBook } = company;
  const isOn = hasSomebodyToBook ? company.publicBookingEnabled : !company.publicBookingRefused;
  const onError = (error: unknown) => showFailure(labels.failedToSwitch, errorText(error));
  return () => {
    if (open.isPending || close.isPending) return;
    if (isOn) {
      const onSuccess = () => showSuccess(turnedText({ isOn: false, hasSomebodyToBook }));
      close.mutate(undefined, { onSuccess, onError });
      return;
    }
    open.mutate(undefined, {
      // The last who could be booked may have left a moment ago: then it is a wish.
      onSuccess: ({ publicBookingEnabled }) =>
        showSuccess(turnedText({ isOn: true, hasSomebodyToBook: publicBookingEnabled })),
      onError,
    });
  };
}
