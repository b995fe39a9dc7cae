import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { Paper } from '@mantine/core';
import { lazy } from 'react';
import { useApi } from '../../foundation/api.tsx';
import { useWrite } from '../../foundation/hooks/use-write.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ThingsPage } from '../../ui/kept-things/things-page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CouponCard } from './coupon-card.tsx';
import { CouponsSkeleton } from './coupon-card-skeleton.tsx';
import { useCoupons } from './coupons.api.ts';
import { couponLabels } from './coupons.labels.ts';
import { ExportCouponsButton } from './export-coupons-button.tsx';

// Only people who change something need the form and the checks that come with it.
const CouponDialog = lazy(() => import('./coupon-dialog.tsx'));

/** Whoever may not see them reads so, and nothing is asked for that would be refused. */
export function CouponsPage() {
  if (useMay('coupons.view')) return <Coupons />;
  return (
    <Paper withBorder>
      <EmptyState
        sentence={couponLabels.notAllowed}
        action={<LinkButton to="/dashboard">{couponLabels.back}</LinkButton>}
      />
    </Paper>
  );
}

function Coupons() {
  const coupons = useCoupons();
  const { remove, deactivate } = useApi().promotions.coupons;
  const removeCoupon = useWrite(remove.mutationOptions());
  const deactivateCoupon = useWrite(deactivate.mutationOptions());
  return (
    <ThingsPage
      labels={couponLabels}
      things={coupons}
      mayManage={useMay('coupons.manage')}
      tools={coupons.data && coupons.data.length > 0 && <ExportCouponsButton />}
      skeleton={<CouponsSkeleton />}
      searchIn={searchedText}
      card={(coupon, choices) => <CouponCard coupon={coupon} {...choices} />}
      editor={(coupon, onClose) => <CouponDialog coupon={coupon} onClose={onClose} />}
      removing={{
        remove: (id) => removeCoupon({ id }),
        deactivate: (id) => deactivateCoupon({ id }),
        historyCode: 'COUPON_HAS_HISTORY',
      }}
    />
  );
}

function searchedText({ name, code, description }: Coupon): string {
  return `${name} ${code} ${description}`;
}
