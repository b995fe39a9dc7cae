import { createFileRoute } from '@tanstack/react-router';
import { TrailPage } from '../features/platform/trail/trail-page.tsx';
import { trailFilters } from '../features/platform/trail/trail-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/trail')({
  validateSearch: trailFilters.read,
  component: Trail,
});

function Trail() {
  const view = useView(trailFilters.read);
  const navigate = Route.useNavigate();
  return (
    <TrailPage
      view={view}
      onView={(search) => navigate({ search, replace: true, resetScroll: true })}
    />
  );
}
