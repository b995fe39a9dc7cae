import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { TasksPage } from '../features/tasks/tasks-page.tsx';

export const Route = createFileRoute('/dashboard/tasks')({ component: Tasks });

function Tasks() {
  return (
    <ModuleGate module="tasks">
      <TasksPage />
    </ModuleGate>
  );
}
