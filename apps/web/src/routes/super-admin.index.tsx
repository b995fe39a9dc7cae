import { createFileRoute, redirect } from '@tanstack/react-router';
import { operatorEntries } from '../features/identity/navigation.labels.ts';

export const Route = createFileRoute('/super-admin/')({
  beforeLoad: () => {
    const [first] = operatorEntries;
    throw redirect({ to: first.to, replace: true });
  },
});
