import { createFileRoute } from '@tanstack/react-router';
import { PlatformSettingsPage } from '../features/platform/platform-settings-page.tsx';

export const Route = createFileRoute('/super-admin/settings')({ component: PlatformSettingsPage });
