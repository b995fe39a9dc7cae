import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address that somebody types who takes a tab for a screen of its own. */
export const Route = createFileRoute('/super-admin/whatsapp_/$tab')({
  beforeLoad: ({ params: { tab } }) => {
    throw redirect({ to: '/super-admin/whatsapp', search: { tab }, replace: true });
  },
});
