import type { Task } from '@app/contract/tasks/tasks.contract';
import { ActionIcon } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { tickLabels as labels } from './due-tasks.labels.ts';
import classes from './task-card.module.css';
import { useTaskSwitch } from './tasks.api.ts';

/** Ticks a task off where it stands; once more opens it again. */
export function TaskCheck({ task }: { task: Task }) {
  const turn = useTaskSwitch();
  const isOpen = task.completedAt === null;
  return (
    <ActionIcon
      size={44}
      variant="subtle"
      className={classes.check ?? ''}
      aria-label={isOpen ? labels.complete(task.name) : labels.reopen(task.name)}
      onClick={() => void turn(task)}
    >
      {isOpen ? <IconCircle size={22} /> : <IconCircleCheckFilled size={22} />}
    </ActionIcon>
  );
}
