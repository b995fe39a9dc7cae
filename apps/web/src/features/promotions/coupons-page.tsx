import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useToday } from '../../foundation/company-clock.ts';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { AllowedScreen } from '../../ui/allowed-screen.tsx';
import { useThingActs } from '../../ui/kept-things/thing-acts.api.ts';
import { ThingsPage } from '../../ui/kept-things/things-page.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { CouponCard, standingOf } from './coupon-card.tsx';
import { CouponsSkeleton } from './coupon-card-skeleton.tsx';
import { couponColumns } from './coupon-columns.tsx';
import { couponLabels } from './coupons.labels.ts';
import { type CouponsViewing, couponsFilter } from './coupons-filter.ts';

// Only people who change something need the form and the checks that come with it.
const CouponDialog = lazyPart(() => import('./coupon-dialog.tsx'));

export function CouponsPage(viewing: CouponsViewing) {
  return (
    <AllowedScreen permission="coupons.view" labels={couponLabels}>
      <Coupons {...viewing} />
    </AllowedScreen>
  );
}

function Coupons(viewing: CouponsViewing) {
  const { coupons } = useApi().promotions;
  const mayManage = useMay('coupons.manage');
  const file = useFile(coupons.exportCsv);
  const today = useToday();
  return (
    <ThingsPage
      labels={couponLabels}
      picture="documents"
      things={useQuery(coupons.list.queryOptions())}
      mayManage={mayManage}
      skeleton={<CouponsSkeleton />}
      searchIn={searchedText}
      isIdle={(coupon) => standingOf(coupon, today).standing !== 'active'}
      filter={() => couponsFilter(viewing, today)}
      card={(coupon, choices) => <CouponCard coupon={coupon} {...choices} />}
      table={(choices) => ({
        columns: couponColumns,
        menuOf: (coupon) => <CouponActions coupon={coupon} {...choices} />,
        ...(mayManage && { onOpen: choices.onEdit }),
      })}
      editor={(coupon, onClose) => <CouponDialog coupon={coupon} onClose={onClose} />}
      acts={useThingActs(coupons)}
      historyCode="COUPON_HAS_HISTORY"
      file={mayManage && file}
    />
  );
}

function searchedText({ name, code, description }: Coupon): string {
  return `${name} ${code} ${description}`;
}
