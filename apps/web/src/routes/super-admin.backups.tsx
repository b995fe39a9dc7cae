import { createFileRoute } from '@tanstack/react-router';
import { BackupsPage } from '../features/platform/backups/backups-page.tsx';

export const Route = createFileRoute('/super-admin/backups')({ component: BackupsPage });
