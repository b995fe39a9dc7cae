import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { IconBrandWhatsapp, IconCopy, IconLink } from '@tabler/icons-react';
import { useApi } from '../../foundation/api.tsx';
import { useWrite } from '../../foundation/hooks/use-write.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { say } from '../../ui/kept-things/say.ts';
import { ThingActions } from '../../ui/kept-things/thing-actions.tsx';
import type { ThingChoices } from '../../ui/kept-things/things-page.tsx';
import { RowActions } from '../../ui/lists/row-actions.tsx';
import type { RowAction } from '../../ui/lists/table-column.ts';
import { useCouponSharing } from './coupon-sharing.api.ts';
import { couponLabels, shareLabels } from './coupons.labels.ts';

type CouponActionsProps = ThingChoices<Coupon> & { coupon: Coupon };

/** Whoever sees a coupon may hand it on. */
export function CouponActions(props: CouponActionsProps) {
  const { coupon } = props;
  const { copy, write } = useCouponSharing(coupon);
  const share: RowAction[] = [
    { label: shareLabels.copy, icon: <IconLink size={18} />, onSelect: copy },
    { label: shareLabels.whatsApp, icon: <IconBrandWhatsapp size={18} />, onSelect: write },
  ];
  if (useMay('coupons.manage')) return <ManagerActions {...props} share={share} />;
  return <RowActions name={coupon.name} actions={share} />;
}

type ManagerActionsProps = CouponActionsProps & { share: readonly RowAction[] };

function ManagerActions({ coupon, share, ...choices }: ManagerActionsProps) {
  const { duplicate } = useApi().promotions.coupons;
  const duplicateCoupon = useWrite(duplicate.mutationOptions());
  const duplicated = { done: couponLabels.duplicated, failed: couponLabels.failedToDuplicate };
  return (
    <ThingActions
      thing={coupon}
      labels={couponLabels}
      more={[
        ...share,
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
