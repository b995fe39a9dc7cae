import { createFileRoute, redirect } from '@tanstack/react-router';

/** The short address people remember. */
export const Route = createFileRoute('/services')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/dashboard/services', search, replace: true });
  },
});
