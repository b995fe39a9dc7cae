import { Box } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BackToFinancial } from '../back-to-financial.tsx';
import { financialLabels } from '../drawer/cash.labels.ts';
import { RemovedTransactions } from './removed-transactions.tsx';
import { useTransactionActions } from './transaction-actions.view.ts';
import { TransactionDialogs } from './transaction-dialogs.tsx';
import { useExportTransactions, useTransactions } from './transactions.api.ts';
import { transactionLabels as labels, removedLabels } from './transactions.labels.ts';
import { TransactionsNotAllowed } from './transactions-empty.tsx';
import { TransactionsList } from './transactions-list.tsx';
import { TransactionsToolbar } from './transactions-toolbar.tsx';
import { TransactionsTotals } from './transactions-totals.tsx';
import { askedOf, type TransactionsView } from './transactions-view.ts';

const TransactionDialog = lazyPart(() => import('./transaction-dialog.tsx'));

type TransactionsPageProps = {
  view: TransactionsView;
  onView: (view: TransactionsView) => void;
};

/** The whole book, with filters in the address. */
export function TransactionsPage(props: TransactionsPageProps) {
  if (!useMay('transactions.view')) return <TransactionsNotAllowed />;
  return <Transactions {...props} />;
}

function Transactions({ view, onView }: TransactionsPageProps) {
  const query = useTransactions(view);
  const isPhone = useIsPhone();
  const mayWrite = useMay('transactions.manage');
  const [isWriting, setIsWriting] = useState(false);
  const above = useTransactionActions();
  const write = () => setIsWriting(true);
  const isFailed = query.isError && query.data === undefined;
  const [isRemovedOpen, removedDrawer] = useDisclosure(false);
  const removed = {
    label: removedLabels.open,
    icon: <IconTrash size={18} />,
    onClick: removedDrawer.open,
  };
  const file = fileAction({
    label: labels.export,
    failureTitle: labels.failedToExport,
    download: useExportTransactions(),
    asked: askedOf(view, useToday()),
  });

  return (
    <>
      <BackToFinancial />
      <PageHeader
        title={labels.title}
        explanation={isPhone ? undefined : labels.explanation}
        action={
          mayWrite
            ? { label: financialLabels.create, icon: <IconPlus size={18} />, onClick: write }
            : undefined
        }
        more={[file, removed]}
      />
      <RemovedTransactions opened={isRemovedOpen} onClose={removedDrawer.close} />
      <TransactionsToolbar view={view} onView={onView} />
      {!isFailed && (
        <Box mb="md">
          <TransactionsTotals view={view} totals={query.data?.totals ?? null} />
        </Box>
      )}
      <TransactionsList
        query={query}
        view={view}
        onView={onView}
        actions={above.actions}
        onCreate={mayWrite ? write : undefined}
      />
      <TransactionDialogs {...above} />
      {isWriting && (
        <Suspense fallback={null}>
          <TransactionDialog transaction={null} onClose={() => setIsWriting(false)} />
        </Suspense>
      )}
    </>
  );
}
