import type { Permission } from '@app/domain/team/permissions';
import { Paper } from '@mantine/core';
import { IconCreditCard, IconListDetails, IconPlus, IconShoppingBag } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useAskedNew } from '../../foundation/hooks/use-asked-new.ts';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { sessionMay, useMay, useSession } from '../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { PageAction } from '../../ui/page-actions.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type PageTab, PageTabs } from '../../ui/page-tabs.tsx';
import { financialLabels as labels } from './drawer/cash.labels.ts';
import { saleLabels } from './sale/sale.labels.ts';

const SaleDialog = lazyPart(() => import('./sale/sale-dialog.tsx'));
const TransactionDialog = lazyPart(() => import('./book/transaction-dialog.tsx'));

export type FinancialTab = PageTab & { permission: Permission };

type FinancialPageProps = {
  tabs: readonly FinancialTab[];
  opened: string | undefined;
  onOpen: (name: string) => void;
};

/** The tabs that the role opens. One that is unknown or closed falls back to the first of them. */
export function FinancialPage({ tabs, opened, onOpen }: FinancialPageProps) {
  const session = useSession();
  const isPhone = useIsPhone();
  const mayWrite = useMay('transactions.manage');
  const [isWriting, setIsWriting] = useState(false);
  const [isSelling, setIsSelling] = useState(false);
  const maySell = useMay('cash.operate');
  const mayRead = useMay('transactions.view');
  useAskedNew(maySell ? () => setIsSelling(true) : undefined);
  const allowed = tabs.filter(({ permission }) => sessionMay(session, permission));
  const seesAll = allowed.length === tabs.length;
  const current = allowed.find(({ name }) => name === opened) ?? allowed[0];
  const sell = {
    label: saleLabels.title,
    icon: <IconShoppingBag size={18} />,
    onClick: () => setIsSelling(true),
  };
  const create = {
    label: labels.create,
    icon: <IconPlus size={18} />,
    onClick: () => setIsWriting(true),
  };

  return (
    <>
      <PageHeader
        title={labels.title}
        explanation={seesAll && !isPhone ? labels.explanation : undefined}
        action={mayWrite ? create : maySell ? sell : undefined}
        secondary={mayRead ? transactions : undefined}
        more={[mayWrite && maySell && sell, mayRead && receivables]}
      />
      {current ? <PageTabs tabs={allowed} current={current} onOpen={onOpen} /> : <OwnStatement />}
      {isSelling && (
        <Suspense fallback={null}>
          <SaleDialog onClose={() => setIsSelling(false)} />
        </Suspense>
      )}
      {isWriting && (
        <Suspense fallback={null}>
          <TransactionDialog transaction={null} onClose={() => setIsWriting(false)} />
        </Suspense>
      )}
    </>
  );
}

const transactions: PageAction = {
  label: labels.transactions,
  icon: <IconListDetails size={18} />,
  to: '/dashboard/financial/transactions',
};

const receivables: PageAction = {
  label: labels.receivables,
  icon: <IconCreditCard size={18} />,
  to: '/dashboard/financial/receivables',
};

/** For whoever works here without keeping the books. */
function OwnStatement() {
  return (
    <Paper withBorder>
      <EmptyState
        picture="money"
        sentence={labels.nothingToSee}
        action={<LinkButton to="/dashboard/financial/statement">{labels.ownStatement}</LinkButton>}
      />
    </Paper>
  );
}
