import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ReviewsPage } from '../features/reviews/reviews-page.tsx';

export const Route = createFileRoute('/dashboard/reviews')({ component: Reviews });

function Reviews() {
  return (
    <ModuleGate module="reviews">
      <ReviewsPage />
    </ModuleGate>
  );
}
