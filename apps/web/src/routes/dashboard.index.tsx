import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/insights/home/home-page.tsx';

export const Route = createFileRoute('/dashboard/')({ component: HomePage });
