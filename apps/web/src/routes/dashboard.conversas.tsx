import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ConversationsPage } from '../features/messaging/conversations/conversations-page.tsx';
import {
  readTalksView,
  talksSearch,
} from '../features/messaging/conversations/conversations-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/dashboard/conversas')({
  validateSearch: (address: Record<string, unknown>) => talksSearch(readTalksView(address)),
  component: Conversations,
});

function Conversations() {
  const view = useView(readTalksView);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="messages">
      <ConversationsPage
        view={view}
        // Each conversation is a place to come back from; letters of a search are not.
        onView={(next) => navigate({ search: talksSearch(next), replace: next.id === view.id })}
      />
    </ModuleGate>
  );
}
