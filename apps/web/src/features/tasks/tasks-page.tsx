import type { Task } from '@app/contract/tasks/tasks.contract';
import { Card, SegmentedControl, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../foundation/api.tsx';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { useThingActs } from '../../ui/kept-things/thing-acts.api.ts';
import { ThingsPage } from '../../ui/kept-things/things-page.tsx';
import { CardGridSkeleton } from '../../ui/lists/card-grid.tsx';
import classes from './task-card.module.css';
import { TaskCard } from './task-card.tsx';
import { useTasks } from './tasks.api.ts';
import { taskLabels } from './tasks.labels.ts';
import { TasksCutOff } from './tasks-cut-off.tsx';

const TaskDialog = lazyPart(() => import('./task-dialog.tsx'));

type Shown = 'open' | 'completed';
const filters = [
  { value: 'open' as const, label: taskLabels.filters.open },
  { value: 'completed' as const, label: taskLabels.filters.completed },
];

/** What is to be done, by when; a professional finds her own here. */
export function TasksPage() {
  const { tasks } = useApi().tasks;
  const mayManage = useMay('tasks.manage');
  const [chosen, setChosen] = useState<Shown>('open');
  const all = useTasks();
  const file = useFile(tasks.exportCsv);
  const hasCompleted = all.data?.some(({ completedAt }) => completedAt !== null) ?? false;
  // With the last completed one the choice goes, and nobody could leave what is empty then.
  const show = hasCompleted ? chosen : 'open';
  const shown = shownOf(all, show);
  return (
    <ThingsPage
      labels={{ ...taskLabels, ...emptyOf(show, all.data) }}
      picture="documents"
      things={shown}
      mayManage={mayManage}
      above={
        <>
          {hasCompleted && (
            <SegmentedControl<Shown>
              aria-label={taskLabels.filter}
              data={filters}
              value={show}
              onChange={setChosen}
              className={classes.filter ?? ''}
            />
          )}
          <TasksCutOff show={show} listed={shown.data?.length ?? 0} mayExport={mayManage} />
        </>
      }
      skeleton={<TasksSkeleton />}
      searchIn={({ name, notes, assigneeName }) => `${name} ${notes} ${assigneeName}`}
      card={(task, choices) => <TaskCard task={task} {...choices} />}
      editor={(task, onClose) => <TaskDialog task={task} onClose={onClose} />}
      acts={useThingActs(tasks)}
      historyCode="TASK_HAS_HISTORY"
      file={mayManage && file}
    />
  );
}

/** The same answer, with those of it that are looked at. */
function shownOf(all: UseQueryResult<Task[]>, show: Shown): UseQueryResult<readonly Task[]> {
  if (!all.data) return all;
  const data = all.data.filter(({ completedAt }) => (completedAt === null) === (show === 'open'));
  return { ...all, data };
}

/** Where all is done, nobody is told how to begin. */
function emptyOf(show: Shown, all: readonly Task[] | undefined) {
  if (show === 'completed') return { emptyTitle: '', empty: taskLabels.noneCompleted };
  return all && all.length > 0 ? { emptyTitle: taskLabels.noneOpen } : {};
}

function TasksSkeleton() {
  return (
    <CardGridSkeleton count={3}>
      {(width) => (
        <Card key={width} className={classes.card}>
          <Skeleton height={18} width={width} />
          <Skeleton height={22} width="40%" mt="xs" />
          <Skeleton height={16} width="70%" />
        </Card>
      )}
    </CardGridSkeleton>
  );
}
