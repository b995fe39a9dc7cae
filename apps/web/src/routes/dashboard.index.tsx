import { createFileRoute, redirect } from '@tanstack/react-router';
import { START } from '../features/identity/navigation.labels.ts';

export const Route = createFileRoute('/dashboard/')({
  beforeLoad: () => {
    throw redirect({ to: START, replace: true });
  },
});
