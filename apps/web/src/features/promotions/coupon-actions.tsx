import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { IconCopy } from '@tabler/icons-react';
import { useApi } from '../../foundation/api.tsx';
import { useWrite } from '../../foundation/hooks/use-write.ts';
import { say, ThingActions } from '../../ui/kept-things/thing-actions.tsx';
import type { ThingChoices } from '../../ui/kept-things/things-page.tsx';
import { couponLabels } from './coupons.labels.ts';

type CouponActionsProps = ThingChoices<Coupon> & { coupon: Coupon };

export function CouponActions({ coupon, ...choices }: CouponActionsProps) {
  const { duplicate } = useApi().promotions.coupons;
  const duplicateCoupon = useWrite(duplicate.mutationOptions());
  const duplicated = { done: couponLabels.duplicated, failed: couponLabels.failedToDuplicate };
  return (
    <ThingActions
      thing={coupon}
      labels={couponLabels}
      more={[
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
