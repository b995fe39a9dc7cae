import { Card, Group, Text, Title } from '@mantine/core';
import { LinkButton } from '../../ui/link-button.tsx';
import { dueText, dueLabels as labels } from './due-tasks.labels.ts';
import classes from './task-card.module.css';
import { TaskCheck } from './task-check.tsx';
import { useDueTasks } from './tasks.api.ts';

const SHOWN = 4;

/** What somebody has to do today, ticked off where she stands; nothing where there is nothing. */
export function DueTasks() {
  const { data: tasks = [] } = useDueTasks();
  if (tasks.length === 0) return null;
  const more = tasks.length - SHOWN;
  return (
    <Card component="section" aria-label={labels.title}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {labels.title}
        </Title>
        <LinkButton to="/dashboard/tasks" variant="subtle">
          {labels.all}
        </LinkButton>
      </Group>
      <ul className={classes.due}>
        {tasks.slice(0, SHOWN).map((task) => (
          <li key={task.id} className={classes.line}>
            <TaskCheck task={task} />
            <Text lineClamp={2} className={classes.name ?? ''} title={task.name}>
              {task.name}
            </Text>
            <Text size="xs" c="dimmed" className="tabular">
              {dueText(task)}
            </Text>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="xs" c="dimmed" mt="xs">
          {labels.more(more)}
        </Text>
      )}
    </Card>
  );
}
