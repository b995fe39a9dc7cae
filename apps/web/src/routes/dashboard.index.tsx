import { createFileRoute, redirect } from '@tanstack/react-router';
import { companyEntries, mayOpen } from '../features/identity/navigation.labels.ts';

export const Route = createFileRoute('/dashboard/')({
  beforeLoad: ({ context }) => {
    const [first] = companyEntries;
    const entry = companyEntries.find((one) => mayOpen(one, context.session)) ?? first;
    throw redirect({ to: entry.to, replace: true });
  },
});
