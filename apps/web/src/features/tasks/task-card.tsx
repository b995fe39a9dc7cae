import type { Task } from '@app/contract/tasks/tasks.contract';
import type { TaskStatus } from '@app/domain/tasks/task';
import { Card, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconClock,
  IconRepeat,
  IconUser,
} from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { ThingActions } from '../../ui/kept-things/thing-actions.tsx';
import { ThingName } from '../../ui/kept-things/thing-name.tsx';
import { ThingRow } from '../../ui/kept-things/thing-row.tsx';
import type { ThingChoices } from '../../ui/kept-things/things-page.tsx';
import { RowActions } from '../../ui/lists/row-actions.tsx';
import { ActiveBadge, StatusBadge } from '../../ui/status-badge.tsx';
import { dueText } from './due-tasks.labels.ts';
import classes from './task-card.module.css';
import { TaskCheck } from './task-check.tsx';
import { useTaskStatus, useTaskSwitch } from './tasks.api.ts';
import {
  taskFieldLabels as fields,
  recurrenceLabels,
  sourceLabels,
  statusLabels,
  taskLabels,
} from './tasks.labels.ts';

type TaskCardProps = ThingChoices<Task> & { task: Task };

const words = { active: 'Ativa', inactive: 'Inativa' };

export function TaskCard(props: TaskCardProps) {
  return useIsPhone() ? <TaskRow {...props} /> : <WideCard {...props} />;
}

function TaskRow({ task, ...choices }: TaskCardProps) {
  const mayManage = useMay('tasks.manage');
  const status = useTaskStatus(task);
  const { active, recurrence } = task;
  return (
    <ThingRow
      mark={<Marks task={task} />}
      name={task.name}
      isSentence
      // What is still to come says so by its empty circle: its name needs the room.
      second={[
        active && status !== 'pending' && <StatusWord key="status" status={status} />,
        dueText(task),
        task.assigneeName,
        recurrence !== 'none' && recurrenceLabels[recurrence],
      ]}
      trailing={!active && <ActiveBadge active={false} words={words} />}
      onOpen={mayManage ? () => choices.onEdit(task) : undefined}
      actions={<Actions task={task} {...choices} />}
    >
      {task.notes && <Text size="sm">{task.notes}</Text>}
    </ThingRow>
  );
}

function WideCard({ task, ...choices }: TaskCardProps) {
  const mayManage = useMay('tasks.manage');
  const status = useTaskStatus(task);
  const { name, notes, active, recurrence, assigneeName, source } = task;
  const actions = <Actions task={task} {...choices} />;
  return (
    <Card className={classes.card}>
      <ThingName
        name={name}
        mark={<Marks task={task} />}
        manage={mayManage && { onEdit: () => choices.onEdit(task), actions }}
        forReaders={actions}
      />
      {notes && (
        <Text size="xs" c="dimmed" lineClamp={2} title={notes}>
          {notes}
        </Text>
      )}
      <div className={classes.state}>
        <Status status={status} />
        {!active && <ActiveBadge active={false} words={words} />}
        {source !== 'person' && (
          <Text size="xs" c="dimmed">
            {sourceLabels[source]}
          </Text>
        )}
      </div>
      <div className={`${classes.facts} tabular`}>
        <span className={classes.fact}>
          <IconClock size={16} aria-hidden /> {dueText(task)}
        </span>
        <span className={classes.fact}>
          <IconUser size={16} aria-hidden /> {assigneeName || fields.everybody}
        </span>
        {recurrence !== 'none' && (
          <span className={classes.fact}>
            <IconRepeat size={16} aria-hidden /> {recurrenceLabels[recurrence]}
          </span>
        )}
      </div>
    </Card>
  );
}

/** Where it is ticked off, and its colour. */
function Marks({ task }: { task: Task }) {
  return (
    <>
      <TaskCheck task={task} />
      <Mark task={task} />
    </>
  );
}

function Mark({ task: { color } }: { task: Task }) {
  // React's type knows no custom properties, although React sets them.
  const style = { '--mark': color } as CSSProperties;
  return <span className={classes.mark} style={style} aria-hidden />;
}

const LOOKS = {
  completed: { tone: 'positive', icon: <IconCircleCheck size={14} /> },
  late: { tone: 'warning', icon: <IconAlertTriangle size={14} /> },
  pending: { tone: 'outlined', icon: <IconClock size={14} /> },
} as const;

function Status({ status }: { status: TaskStatus }) {
  return <StatusBadge {...LOOKS[status]}>{statusLabels[status]}</StatusBadge>;
}

function StatusWord({ status }: { status: TaskStatus }) {
  return (
    <Text
      span
      inherit
      fw={600}
      {...(status === 'late' && { c: 'var(--mantine-color-yellow-text)' })}
    >
      {statusLabels[status]}
    </Text>
  );
}

function Actions({ task, ...choices }: TaskCardProps) {
  const mayManage = useMay('tasks.manage');
  const turn = useTaskSwitch();
  const isOpen = task.completedAt === null;
  const action = {
    label: isOpen ? taskLabels.complete : taskLabels.reopen,
    icon: isOpen ? <IconCircleCheck size={18} /> : <IconArrowBackUp size={18} />,
    onSelect: () => void turn(task),
  };
  if (!mayManage) return <RowActions name={task.name} actions={[action]} />;
  return <ThingActions thing={task} labels={taskLabels} more={[action]} {...choices} />;
}
