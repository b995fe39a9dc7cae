import { isOperator } from '@app/domain/identity/platform-role';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ProfilePage } from '../features/identity/profile-page.tsx';

export const Route = createFileRoute('/dashboard/profile')({
  validateSearch: ({ confirmed }: { confirmed?: unknown }): { confirmed?: 1 } =>
    confirmed === 1 ? { confirmed } : {},
  // The link of a confirmation mail leads here, whoever got it.
  beforeLoad: ({ context, search }) => {
    if (!isOperator(context.session.platformRole)) return;
    throw redirect({ to: '/super-admin/profile', search, replace: true });
  },
  component: Profile,
});

function Profile() {
  const { confirmed } = Route.useSearch();
  return <ProfilePage fromConfirmation={confirmed === 1} />;
}
