import { createFileRoute } from '@tanstack/react-router';
import { PlansPage } from '../features/platform/plans/plans-page.tsx';

export const Route = createFileRoute('/super-admin/plans')({ component: PlansPage });
