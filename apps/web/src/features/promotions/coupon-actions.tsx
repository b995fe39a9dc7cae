import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { IconBrandWhatsapp, IconCopy, IconLink } from '@tabler/icons-react';
import { useApi } from '../../foundation/api.tsx';
import { whatsAppLink } from '../../foundation/format.ts';
import { useWrite } from '../../foundation/hooks/use-write.ts';
import { useSession } from '../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { isCopied } from '../../ui/copy-button.tsx';
import { say, ThingActions } from '../../ui/kept-things/thing-actions.tsx';
import type { ThingChoices } from '../../ui/kept-things/things-page.tsx';
import { shortLink } from '../company/online/booking-address.ts';
import { couponLabels, invitationText, shareLabels } from './coupons.labels.ts';

type CouponActionsProps = ThingChoices<Coupon> & { coupon: Coupon };

export function CouponActions({ coupon, ...choices }: CouponActionsProps) {
  const { duplicate } = useApi().promotions.coupons;
  const duplicateCoupon = useWrite(duplicate.mutationOptions());
  const { company } = useSession();
  const link = `${shortLink(company?.slug ?? '')}?cupom=${encodeURIComponent(coupon.code)}`;
  const duplicated = { done: couponLabels.duplicated, failed: couponLabels.failedToDuplicate };
  return (
    <ThingActions
      thing={coupon}
      labels={couponLabels}
      more={[
        {
          label: shareLabels.copy,
          icon: <IconLink size={18} />,
          onSelect: () => void copy(link),
        },
        {
          label: shareLabels.whatsApp,
          icon: <IconBrandWhatsapp size={18} />,
          onSelect: () => write(invitationText(coupon, link)),
        },
        {
          label: 'Duplicar',
          icon: <IconCopy size={18} />,
          onSelect: () => void say(duplicated, duplicateCoupon({ id: coupon.id })),
        },
      ]}
      {...choices}
    />
  );
}

async function copy(link: string): Promise<void> {
  if (await isCopied(link)) showSuccess(shareLabels.copied);
  else showFailure(shareLabels.copyFailed, link);
}

/** To whom, WhatsApp asks itself. */
function write(text: string): void {
  window.open(whatsAppLink('', text), '_blank', 'noopener');
}
