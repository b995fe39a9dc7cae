import { createFileRoute } from '@tanstack/react-router';
import { ServicesPage } from '../features/catalog/services-page.tsx';

export const Route = createFileRoute('/dashboard/services')({ component: ServicesPage });
