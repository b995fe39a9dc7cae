import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { Paper } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../foundation/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { matching } from '../../ui/use-table-view.ts';
import { useCoupons } from './coupons.api.ts';
import { couponLabels, loadFailureText } from './coupons.labels.ts';
import { CouponsEmpty } from './coupons-empty.tsx';
import { CouponsGrid, CouponsSkeleton } from './coupons-grid.tsx';
import { CouponsSearch } from './coupons-search.tsx';
import { ExportCouponsButton } from './export-coupons-button.tsx';
import { RemoveCouponDialog } from './remove-coupon-dialog.tsx';

// Only people who change something need the form and the checks that come with it.
const CouponDialog = lazy(() => import('./coupon-dialog.tsx'));

/** What is open above the list: nothing, the form, or the question before deleting. */
type Opened = { kind: 'new' } | { kind: 'edit' | 'remove'; coupon: Coupon } | null;

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
  const mayManage = useMay('coupons.manage');
  const [opened, setOpened] = useState<Opened>(null);
  const [search, setSearch] = useState('');
  const startNew = () => setOpened({ kind: 'new' });

  return (
    <>
      <PageHeader
        title={couponLabels.title}
        explanation={couponLabels.explanation}
        action={
          mayManage
            ? { label: couponLabels.create, icon: <IconPlus size={18} />, onClick: startNew }
            : undefined
        }
      >
        {coupons.data && coupons.data.length > 0 && <ExportCouponsButton />}
      </PageHeader>
      <LoadBlock query={coupons} skeleton={<CouponsSkeleton />} explain={loadFailureText}>
        {(all) =>
          all.length === 0 ? (
            <CouponsEmpty onCreate={mayManage ? startNew : undefined} />
          ) : (
            <>
              <CouponsSearch
                value={search}
                onChange={setSearch}
                count={matching(all, search, searchedText).length}
              />
              <CouponsGrid
                coupons={matching(all, search, searchedText)}
                onEdit={(coupon) => setOpened({ kind: 'edit', coupon })}
                onRemove={(coupon) => setOpened({ kind: 'remove', coupon })}
              />
            </>
          )
        }
      </LoadBlock>
      {mayManage && (
        <Suspense fallback={null}>
          <CouponEditor opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      <RemoveCouponDialog
        coupon={opened?.kind === 'remove' ? opened.coupon : null}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

function CouponEditor({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened?.kind === 'new') return <CouponDialog coupon={null} onClose={onClose} />;
  if (opened?.kind === 'edit') return <CouponDialog coupon={opened.coupon} onClose={onClose} />;
  return null;
}

function searchedText({ name, code, description }: Coupon): string {
  return `${name} ${code} ${description}`;
}
