import { mayFound } from '@app/domain/identity/gate';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { AdminCompanySetupPage } from '../features/identity/sign-up/company-setup-page.tsx';

export const Route = createFileRoute('/super-admin/company-setup')({
  beforeLoad: ({ context }) => {
    if (!mayFound(context.session)) throw redirect({ to: '/super-admin', replace: true });
  },
  component: AdminCompanySetupPage,
});
