import type { SentMessage } from '@app/contract/messaging/sending.contract';
import { Paper, Stack } from '@mantine/core';
import { IconPencilPlus, IconRefresh, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import { NothingFound } from '../../../ui/lists/nothing-found.tsx';
import type { RowAction } from '../../../ui/lists/table-column.ts';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { NextStep } from '../../../ui/next-step.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useMessageLog, useMessagesFile } from './message-log.api.ts';
import { messageLogLabels as labels } from './message-log.labels.ts';
import { messageColumns, whoText } from './message-log-columns.tsx';
import { MessageLogToolbar } from './message-log-toolbar.tsx';
import { askedOf, type MessageLogView, messageLogFilters } from './message-log-view.ts';
import { useRetryMessage } from './retry.api.ts';

const SendMessageDialog = lazyPart(() => import('./send-message-dialog.tsx'));

type MessageLogPageProps = { view: MessageLogView; onView: (view: MessageLogView) => void };

/** What was written to clients, and what became of it. */
export function MessageLogPage(props: MessageLogPageProps) {
  if (!useMay('messages.view')) {
    return <NotAllowed page={labels.title} sentence={labels.notAllowed} />;
  }
  return <MessageLog {...props} />;
}

function MessageLog({ view, onView }: MessageLogPageProps) {
  const maySend = useMay('messages.send');
  const [isWriting, setIsWriting] = useState(false);
  const icon = <IconPencilPlus size={18} />;
  const mayExport = useMay('messages.manage');
  const file = fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failedToExport,
    download: useMessagesFile(),
    asked: askedOf(view),
  });
  const write = { label: labels.write, icon, onClick: () => setIsWriting(true) };
  return (
    <>
      <BackLink to="/dashboard/whatsapp">{labels.back}</BackLink>
      <PageHeader
        title={labels.title}
        explanation={labels.explanation}
        action={maySend ? write : undefined}
        secondary={mayExport ? file : undefined}
      />
      <Stack gap="md">
        <MessageLogToolbar view={view} onView={onView} />
        <MessageRows view={view} onView={onView} maySend={maySend} />
      </Stack>
      {isWriting && (
        <Suspense>
          <SendMessageDialog onClose={() => setIsWriting(false)} />
        </Suspense>
      )}
    </>
  );
}

function MessageRows({ view, onView, maySend }: MessageLogPageProps & { maySend: boolean }) {
  const actionsOf = useRowActions(maySend);
  return (
    <EndlessList
      walk={useMessageLog(view)}
      explain={errorText}
      empty={<Empty view={view} onView={onView} />}
    >
      {(items) => (
        <TableOrCards
          label={labels.title}
          columns={messageColumns}
          rows={items}
          keyOf={keyOf}
          nameOf={whoText}
          actionsOf={actionsOf}
          cardsBelow={75}
        />
      )}
    </EndlessList>
  );
}

/** Whoever it went to, and once more where it failed. */
function useRowActions(maySend: boolean) {
  const retry = useRetryMessage().mutate;
  const navigate = useNavigate();
  return useCallback(
    ({ id, state, clientId }: SentMessage): RowAction[] => {
      const open = clientId && {
        label: labels.openClient,
        icon: <IconUser size={18} />,
        onSelect: () => navigate({ to: '/dashboard/clients/$clientId', params: { clientId } }),
      };
      const again = maySend &&
        state === 'failed' && {
          label: labels.retry,
          icon: <IconRefresh size={18} />,
          onSelect: () => retry({ id }),
        };
      return [...(again ? [again] : []), ...(open ? [open] : [])];
    },
    [maySend, retry, navigate],
  );
}

const keyOf = ({ id }: SentMessage): string => id;

function Empty({ view, onView }: MessageLogPageProps) {
  if (messageLogFilters.isNarrowed(view)) {
    return (
      <NothingFound
        sentence={labels.nothingFound}
        onClear={() => onView(messageLogFilters.withoutAll(view))}
        clearLabel={labels.clear}
      />
    );
  }
  return (
    <Paper withBorder>
      <EmptyState
        picture="documents"
        sentence={labels.empty}
        action={
          <NextStep permission="messages.manage">
            <LinkButton to="/dashboard/whatsapp" search={{ tab: 'automations' }}>
              {labels.toAutomations}
            </LinkButton>
          </NextStep>
        }
      />
    </Paper>
  );
}
