import { ExportFileButton } from '../../../ui/lists/export-file-button.tsx';
import { useExportTransactions } from './transactions.api.ts';
import { transactionLabels as labels } from './transactions.labels.ts';
import { askedOf, type TransactionsView } from './transactions-view.ts';

/** Of everything that fits the filters. */
export function ExportTransactionsButton({ view }: { view: TransactionsView }) {
  const exportTransactions = useExportTransactions();
  return (
    <ExportFileButton
      label={labels.export}
      failureTitle={labels.failedToExport}
      download={exportTransactions}
      asked={askedOf(view)}
    />
  );
}
