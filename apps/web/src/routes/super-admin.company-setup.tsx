import { createFileRoute, redirect } from '@tanstack/react-router';
import { AdminCompanySetupPage } from '../features/identity/company-setup-page.tsx';

export const Route = createFileRoute('/super-admin/company-setup')({
  beforeLoad: ({ context }) => {
    if (context.session.companyState !== 'none')
      throw redirect({ to: '/super-admin', replace: true });
  },
  component: AdminCompanySetupPage,
});
