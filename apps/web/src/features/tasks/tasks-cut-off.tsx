import { TASK_LIMITS } from '@app/domain/tasks/task';
import { Text } from '@mantine/core';
import { useTaskCounts } from './tasks.api.ts';
import { cutOffText } from './tasks.labels.ts';

type TasksCutOffProps = { show: 'open' | 'completed'; listed: number; mayExport: boolean };

/** Of very many only the first are listed: how many there are is said, and how to reach the others. */
export function TasksCutOff({ show, listed, mayExport }: TasksCutOffProps) {
  const counts = useTaskCounts(listed >= TASK_LIMITS[show]);
  if (!counts || counts[show] <= listed) return null;
  return (
    <Text size="sm" c="dimmed" mb="md">
      {cutOffText({ show, listed, all: counts[show], mayExport })}
    </Text>
  );
}
