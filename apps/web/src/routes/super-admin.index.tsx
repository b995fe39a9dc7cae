import { createFileRoute } from '@tanstack/react-router';
import { PlatformHome } from '../features/platform/platform-home.tsx';

export const Route = createFileRoute('/super-admin/')({ component: PlatformHome });
