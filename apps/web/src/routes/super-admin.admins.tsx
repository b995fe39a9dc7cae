import { createFileRoute } from '@tanstack/react-router';
import { AdministratorsPage } from '../features/platform/admins/administrators-page.tsx';

export const Route = createFileRoute('/super-admin/admins')({ component: AdministratorsPage });
