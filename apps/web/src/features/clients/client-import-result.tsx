import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { isWorking } from '@app/domain/clients/client-import';
import { Button, Card, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { showFailure } from '../../foundation/toasts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { useIsStarted, useRetryImport } from './client-import.api.ts';
import {
  changedClients,
  doneText,
  resultLabels as labels,
  undoneText,
} from './client-import.labels.ts';
import { ClientImportDiscard } from './client-import-discard.tsx';
import { ClientImportProgress } from './client-import-progress.tsx';
import classes from './client-import-report.module.css';
import { ClientImportReport } from './client-import-report.tsx';
import { ClientImportUndo } from './client-import-undo.tsx';

/** The third step: the import at work, what came of it, and the way back. */
export function ClientImportResult({ imported }: { imported: ClientImport }) {
  if (isWorking(imported.state)) return <ClientImportProgress imported={imported} />;
  return (
    <>
      {imported.state === 'done' && <Done imported={imported} />}
      {imported.state === 'undone' && <Undone imported={imported} />}
      {imported.state === 'failed' && <Failed imported={imported} />}
      <ClientImportReport imported={imported} />
    </>
  );
}

function Done({ imported }: { imported: ClientImport }) {
  return (
    <Outcome
      icon={<IconCircleCheck size={24} />}
      color="green"
      title={labels.done}
      text={doneText(imported)}
    >
      {changedClients(imported) > 0 && <ClientImportUndo imported={imported} />}
      <SeeClients />
    </Outcome>
  );
}

function Undone({ imported }: { imported: ClientImport }) {
  return (
    <Outcome
      icon={<IconArrowBackUp size={24} />}
      color="gray"
      title={labels.undone}
      text={undoneText(imported)}
    >
      <SeeClients />
    </Outcome>
  );
}

function Failed({ imported }: { imported: ClientImport }) {
  const retry = useRetryImport();
  const isStarted = useIsStarted(imported);
  const onError = (error: unknown) => showFailure(labels.failedToStart, errorText(error));
  const start = () => isStarted() || retry.mutate(imported, { onError });
  return (
    <Outcome
      icon={<IconAlertTriangle size={24} />}
      color="red"
      title={labels.failed}
      text={labels.failedText}
    >
      <ClientImportDiscard imported={imported} />
      {changedClients(imported) > 0 && <ClientImportUndo imported={imported} />}
      <Button loading={retry.isPending} onClick={start}>
        {labels.retry}
      </Button>
    </Outcome>
  );
}

function SeeClients() {
  return <LinkButton to="/dashboard/clients">{labels.seeClients}</LinkButton>;
}

type OutcomeProps = {
  icon: ReactNode;
  color: string;
  title: string;
  text: string;
  children: ReactNode;
};

function Outcome({ icon, color, title, text, children }: OutcomeProps) {
  const iconColor = `var(--mantine-color-${color}-light-color)`;
  return (
    <Card className={classes.outcome}>
      <div className={classes.outcomeWords}>
        <span className={classes.outcomeIcon} style={{ color: iconColor }}>
          {icon}
        </span>
        <div role="status">
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text c="dimmed" mt={4} maw="60ch">
            {text}
          </Text>
        </div>
      </div>
      <div className={classes.outcomeButtons}>{children}</div>
    </Card>
  );
}
