import type { PrivacyRequest } from '@app/contract/clients/client-record.contract';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { LoadFailed } from '../../../foundation/errors.tsx';
import { formatInstant } from '../../../foundation/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import type { Column } from '../../../ui/lists/table-column.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { ClientsGate } from '../list/clients-gate.tsx';
import { BackToClients } from '../record/back-to-clients.tsx';
import { usePrivacyRequests } from '../record/client-record.api.ts';
import { kindText, privacyLabels as labels, privacySheet, whoseText } from './privacy.labels.ts';

/** The register that the law asks for. Whoever was forgotten stays forgotten: she has no name. */
export function PrivacyPage() {
  return (
    <ClientsGate permission="clients.erase" refusal={labels.notAllowed}>
      <PrivacyRegister />
    </ClientsGate>
  );
}

function PrivacyRegister() {
  const requests = usePrivacyRequests();
  const navigate = useNavigate();
  const timezone = useTimezone();
  const columns = useMemo(() => columnsIn(timezone), [timezone]);

  return (
    <>
      <BackToClients />
      <PageHeader title={labels.title} explanation={labels.explanation} />
      {requests.isError && !requests.data ? (
        <LoadFailed
          details={errorText(requests.error)}
          onRetry={requests.refetch}
          retrying={requests.isFetching}
        />
      ) : (
        <DataTable
          label={labels.title}
          noun={labels.noun}
          rows={requests.data}
          columns={columns}
          keyOf={({ id }) => id}
          sheet={privacySheet(timezone)}
          nameOf={({ kind }) => kindText[kind]}
          onOpen={({ clientId }) =>
            navigate({ to: '/dashboard/clients/$clientId', params: { clientId } })
          }
          empty={
            <EmptyState
              picture="documents"
              sentence={labels.empty}
              action={<LinkButton to="/dashboard/clients">{labels.toClients}</LinkButton>}
            />
          }
        />
      )}
    </>
  );
}

function columnsIn(timezone: string): Column<PrivacyRequest>[] {
  return [
    { id: 'kind', header: labels.kind, cell: ({ kind }) => kindText[kind] },
    {
      id: 'client',
      header: labels.client,
      cell: (request) => <TruncatedText>{whoseText(request)}</TruncatedText>,
    },
    {
      id: 'handledAt',
      header: labels.handledAt,
      width: 200,
      cell: ({ handledAt }) => (
        <span className="tabular">{formatInstant(handledAt, timezone)}</span>
      ),
      sortBy: ({ handledAt }) => handledAt,
    },
    { id: 'handledBy', header: labels.handledBy, cell: ({ handledByName }) => handledByName },
  ];
}
