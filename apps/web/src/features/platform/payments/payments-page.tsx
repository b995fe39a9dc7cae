import type { PlatformPayment } from '@app/contract/billing/platform-payments.contract';
import { PAYMENT_STATUSES } from '@app/domain/billing/payment';
import { ENVIRONMENT_WORDS, PAYMENT_ENVIRONMENTS } from '@app/domain/billing/payment-environment';
import { Paper } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import { FilterBar } from '../../../ui/lists/filter-bar.tsx';
import type { FilterField } from '../../../ui/lists/filter-field.tsx';
import { NothingFound } from '../../../ui/lists/nothing-found.tsx';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PayingCompanyDialog } from './paying-company-dialog.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { useExportPayments, usePayments } from './payments.api.ts';
import { paymentsLabels as labels, paymentStatusText } from './payments.labels.ts';
import { askedOf, type PaymentsView, paymentFilters } from './payments-view.ts';

type PaymentsPageProps = { view: PaymentsView; onView: (view: PaymentsView) => void };

const fields: FilterField<keyof PaymentsView>[] = [
  {
    name: 'status',
    label: labels.status,
    placeholder: labels.any,
    choices: PAYMENT_STATUSES.map((value) => ({ value, label: paymentStatusText[value] })),
    isHalf: true,
  },
  {
    name: 'environment',
    label: labels.environment,
    placeholder: labels.any,
    choices: PAYMENT_ENVIRONMENTS.map((value) => ({ value, label: ENVIRONMENT_WORDS[value] })),
    isHalf: true,
  },
];

/** What every company paid, and what could not be charged. */
export function PaymentsPage({ view, onView }: PaymentsPageProps) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const file = fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failedToExport,
    download: useExportPayments(),
    asked: askedOf(view),
  });
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.explanation} secondary={file} />
      <FilterBar
        view={view}
        onView={onView}
        filters={paymentFilters}
        fields={fields}
        searchLabel={labels.search}
      />
      <EndlessList
        walk={usePayments(view)}
        explain={errorText}
        empty={<Empty view={view} onView={onView} />}
      >
        {(payments) => (
          <TableOrCards
            label={labels.title}
            columns={paymentColumns}
            rows={payments}
            keyOf={keyOf}
            nameOf={nameOf}
            onOpen={({ companyId }) => setOpenedId(companyId)}
          />
        )}
      </EndlessList>
      <PayingCompanyDialog id={openedId} onClose={() => setOpenedId(null)} />
    </>
  );
}

function Empty({ view, onView }: PaymentsPageProps) {
  if (paymentFilters.isNarrowed(view)) {
    return (
      <NothingFound
        sentence={labels.nothingFound}
        onClear={() => onView(paymentFilters.withoutAll(view))}
      />
    );
  }
  return (
    <Paper withBorder>
      <EmptyState
        picture="money"
        sentence={labels.empty}
        action={<LinkButton to="/super-admin/subscriptions">{labels.toSubscriptions}</LinkButton>}
      />
    </Paper>
  );
}

const keyOf = ({ environment, invoiceId }: PlatformPayment): string =>
  `${environment} ${invoiceId}`;
const nameOf = ({ companyName }: PlatformPayment): string => companyName;
