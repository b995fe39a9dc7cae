import { createFileRoute } from '@tanstack/react-router';
import { TrailPage } from '../features/platform/trail/trail-page.tsx';
import { type TrailView, trailFilters } from '../features/platform/trail/trail-view.ts';
import { readByScreen } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/trail')({
  validateSearch: readByScreen<TrailView>,
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
