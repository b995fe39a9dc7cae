import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { MessageLogPage } from '../features/messaging/sending/message-log-page.tsx';
import { messageLogFilters } from '../features/messaging/sending/message-log-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/dashboard/mensagens-enviadas')({
  validateSearch: messageLogFilters.read,
  component: MessageLog,
});

function MessageLog() {
  const view = useView(messageLogFilters.read);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="messages">
      <MessageLogPage
        view={view}
        onView={(search) => navigate({ search, replace: true, resetScroll: true })}
      />
    </ModuleGate>
  );
}
