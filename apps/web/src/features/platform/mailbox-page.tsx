import type { MailSummary } from '@app/contract/platform/mailbox.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { IconAlertTriangle, IconCheck, IconClock, IconInbox } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../../foundation/errors.tsx';
import { formatInstant } from '../../foundation/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column } from '../../ui/lists/table-column.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { useMails } from './mailbox.api.ts';
import { mailboxLabels, mailStateText } from './mailbox.labels.ts';

export function MailboxPage() {
  const mails = useMails();
  const [openedId, setOpenedId] = useState<string | null>(null);

  return (
    <>
      <PageHeader
        title={mailboxLabels.title}
        explanation={mailboxLabels.explanation[mails.data?.delivery ?? 'outbox']}
      />
      {mails.isError && !mails.data ? (
        <LoadFailed onRetry={mails.refetch} retrying={mails.isFetching} />
      ) : (
        <DataTable
          label={mailboxLabels.title}
          noun={{ one: 'e-mail', many: 'e-mails' }}
          rows={mails.data?.mails}
          columns={columns}
          keyOf={(mail) => mail.id}
          nameOf={(mail) => mail.subject}
          searchIn={(mail) => `${mail.subject} ${mail.to}`}
          onOpen={(mail) => setOpenedId(mail.id)}
          empty={<EmptyState picture="documents" sentence={mailboxLabels.empty} />}
        />
      )}
      <MailDialog id={openedId} onClose={() => setOpenedId(null)} />
    </>
  );
}

const columns: Column<MailSummary>[] = [
  { id: 'subject', header: 'Assunto', cell: (mail) => mail.subject },
  { id: 'to', header: 'Para', onCard: 'second-line', cell: (mail) => mail.to },
  {
    id: 'createdAt',
    header: 'Quando',
    width: 170,
    onCard: 'second-line',
    cell: (mail) => formatInstant(mail.createdAt, DEFAULT_TIMEZONE),
    sortBy: (mail) => mail.createdAt,
  },
  {
    id: 'state',
    header: 'Situação',
    width: 150,
    onCard: 'beside',
    cell: (mail) => <MailState state={mail.state} />,
  },
];

type State = MailSummary['state'];

const toneOf = {
  kept: 'neutral',
  waiting: 'warning',
  sent: 'positive',
  failed: 'negative',
} as const;
const iconOf: Record<State, ReactNode> = {
  kept: <IconInbox size={14} />,
  waiting: <IconClock size={14} />,
  sent: <IconCheck size={14} />,
  failed: <IconAlertTriangle size={14} />,
};

function MailState({ state }: { state: State }) {
  return (
    <StatusBadge tone={toneOf[state]} icon={iconOf[state]}>
      {mailStateText[state]}
    </StatusBadge>
  );
}
