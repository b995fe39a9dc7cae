import { errorText } from '../../foundation/error-text.ts';
import { showFailure } from '../../foundation/toasts.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { useExportTransactions } from './transactions.api.ts';
import { transactionLabels as labels } from './transactions.labels.ts';
import { filtersOf, type TransactionsView } from './transactions-view.api.ts';

/** Of everything that fits the filters. */
export function ExportTransactionsButton({ view }: { view: TransactionsView }) {
  const exportTransactions = useExportTransactions();
  const failed = (error: unknown) => showFailure(labels.failedToExport, errorText(error));
  return (
    <ExportButton
      label={labels.export}
      loading={exportTransactions.isPending}
      onClick={() => exportTransactions.mutate(filtersOf(view), { onError: failed })}
    />
  );
}
