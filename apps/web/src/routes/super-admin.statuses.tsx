import { createFileRoute } from '@tanstack/react-router';
import { StatusesPage } from '../features/platform/statuses/statuses-page.tsx';

export const Route = createFileRoute('/super-admin/statuses')({ component: StatusesPage });
