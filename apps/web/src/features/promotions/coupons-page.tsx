import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { useThingActs } from '../../ui/kept-things/thing-acts.api.ts';
import { ThingsPage } from '../../ui/kept-things/things-page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotAllowed } from '../../ui/not-allowed.tsx';
import { CouponCard } from './coupon-card.tsx';
import { CouponsSkeleton } from './coupon-card-skeleton.tsx';
import { couponLabels } from './coupons.labels.ts';

// Only people who change something need the form and the checks that come with it.
const CouponDialog = lazyPart(() => import('./coupon-dialog.tsx'));

/** Whoever may not see them reads so, and nothing is asked for that would be refused. */
export function CouponsPage() {
  if (useMay('coupons.view')) return <Coupons />;
  return (
    <NotAllowed
      page={couponLabels.title}
      sentence={couponLabels.notAllowed}
      action={<LinkButton to="/dashboard">{couponLabels.back}</LinkButton>}
    />
  );
}

function Coupons() {
  const { coupons } = useApi().promotions;
  const mayManage = useMay('coupons.manage');
  const file = useFile(coupons.exportCsv);
  return (
    <ThingsPage
      labels={couponLabels}
      picture="documents"
      things={useQuery(coupons.list.queryOptions())}
      mayManage={mayManage}
      skeleton={<CouponsSkeleton />}
      searchIn={searchedText}
      card={(coupon, choices) => <CouponCard coupon={coupon} {...choices} />}
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
