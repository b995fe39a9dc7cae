import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { whatsAppLink } from '../../foundation/format.ts';
import { useMay, useSession } from '../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { isCopied } from '../../ui/copy-button.tsx';
import { shortLink } from '../company/online/booking-address.ts';
import { invitationText, shareLabels } from './coupons.labels.ts';

/** Hands on the link of a coupon. While nobody can book by it, that is said instead. */
export function useCouponSharing(coupon: Coupon) {
  const { company } = useSession();
  const link = `${shortLink(company?.slug ?? '')}?cupom=${encodeURIComponent(coupon.code)}`;
  const isClosed = useIsBookingClosed();
  const unlessClosed = (share: () => void) => () =>
    isClosed ? showFailure(shareLabels.closed, shareLabels.closedHelp) : share();
  return {
    copy: unlessClosed(() => void copy(link)),
    write: unlessClosed(() => write(invitationText(coupon, link))),
  };
}

/** Known to whoever sees the settings. */
function useIsBookingClosed(): boolean {
  const { company } = useApi().company;
  const { data } = useQuery(company.get.queryOptions({ enabled: useMay('company.view') }));
  return data?.publicBookingEnabled === false;
}

async function copy(link: string): Promise<void> {
  if (await isCopied(link)) showSuccess(shareLabels.copied);
  else showFailure(shareLabels.copyFailed, link);
}

/** To whom, WhatsApp asks itself. */
function write(text: string): void {
  window.open(whatsAppLink('', text), '_blank', 'noopener');
}
