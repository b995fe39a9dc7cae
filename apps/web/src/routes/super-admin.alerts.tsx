import { createFileRoute } from '@tanstack/react-router';
import { AlertsPage } from '../features/platform/alerts/alerts-page.tsx';

export const Route = createFileRoute('/super-admin/alerts')({ component: AlertsPage });
