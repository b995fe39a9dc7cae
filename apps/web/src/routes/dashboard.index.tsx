import { createFileRoute, redirect } from '@tanstack/react-router';
import { companyEntries } from '../features/identity/navigation.labels.ts';

export const Route = createFileRoute('/dashboard/')({
  beforeLoad: () => {
    const [first] = companyEntries;
    throw redirect({ to: first.to, replace: true });
  },
});
