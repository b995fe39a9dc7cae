import type { ScheduleException } from '@app/contract/team/schedules.contract';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ExportListButton } from '../../../ui/lists/export-list-button.tsx';
import { RowActions } from '../../../ui/lists/row-actions.tsx';
import { ExceptionDialog } from './exception-dialog.tsx';
import { useRemoveException } from './schedule.api.ts';
import {
  exceptionKindText,
  exceptionLabels,
  exceptionsSheet,
  hoursText,
  periodText,
} from './schedule.labels.ts';
import classes from './schedule.module.css';

type ExceptionsListProps = {
  professionalId: string;
  exceptions: readonly ScheduleException[];
};

type Opened = { kind: 'new' } | { kind: 'edit' | 'remove'; exception: ScheduleException } | null;

/** Days that differ from the ordinary week, from today on. */
export function ExceptionsList({ professionalId, exceptions }: ExceptionsListProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const titleId = useId();
  const close = () => setOpened(null);

  return (
    <section aria-labelledby={titleId}>
      <Group justify="space-between" gap="sm">
        <Title order={2} id={titleId}>
          {exceptionLabels.title}
        </Title>
        <Group gap="sm">
          <ExportListButton
            list={exceptionLabels.title}
            sheet={exceptionsSheet}
            rows={exceptions}
          />
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => setOpened({ kind: 'new' })}
          >
            {exceptionLabels.create}
          </Button>
        </Group>
      </Group>
      {exceptions.length === 0 && <Text c="dimmed">{exceptionLabels.empty}</Text>}
      <ul className={classes.exceptions}>
        {exceptions.map((exception) => (
          <ExceptionItem
            key={exception.id}
            exception={exception}
            onEdit={() => setOpened({ kind: 'edit', exception })}
            onRemove={() => setOpened({ kind: 'remove', exception })}
          />
        ))}
      </ul>
      <ExceptionDialog
        opened={opened?.kind === 'new' || opened?.kind === 'edit'}
        professionalId={professionalId}
        exception={opened?.kind === 'edit' ? opened.exception : null}
        onClose={close}
      />
      <RemoveException
        professionalId={professionalId}
        exception={opened?.kind === 'remove' ? opened.exception : null}
        onClose={close}
      />
    </section>
  );
}

type ExceptionItemProps = {
  exception: ScheduleException;
  onEdit: () => void;
  onRemove: () => void;
};

function ExceptionItem({ exception, onEdit, onRemove }: ExceptionItemProps) {
  const { kind, firstDay, lastDay, reason, shifts } = exception;
  const days = periodText(firstDay, lastDay);
  const details = [hoursText(shifts), reason].filter((part) => part !== '');
  return (
    <li className={classes.exception}>
      <div className={classes.exceptionWords}>
        <Text className="tabular">
          <Text span inherit fw={600}>
            {exceptionKindText[kind]}
          </Text>{' '}
          · {days}
        </Text>
        {details.length > 0 && (
          <Text size="xs" c="dimmed">
            {details.join(' · ')}
          </Text>
        )}
      </div>
      <RowActions
        name={`${exceptionKindText[kind]} de ${days}`}
        actions={[
          { label: exceptionLabels.edit, icon: <IconEdit size={18} />, onSelect: onEdit },
          {
            label: exceptionLabels.remove,
            icon: <IconTrash size={18} />,
            tone: 'destructive',
            onSelect: onRemove,
          },
        ]}
      />
    </li>
  );
}

type RemoveExceptionProps = {
  professionalId: string;
  exception: ScheduleException | null;
  onClose: () => void;
};

function RemoveException({ professionalId, exception, onClose }: RemoveExceptionProps) {
  const removeException = useRemoveException();

  async function remove(): Promise<void> {
    if (exception && (await removeException({ professionalId, id: exception.id }))) {
      showSuccess(exceptionLabels.removed);
    }
  }

  return (
    <ConfirmDialog
      opened={exception !== null}
      title={exceptionLabels.removeTitle}
      confirmLabel={exceptionLabels.remove}
      tone="destructive"
      onConfirm={remove}
      onClose={onClose}
    >
      {exceptionLabels.removeQuestion}
    </ConfirmDialog>
  );
}
