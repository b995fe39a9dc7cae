import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/identity/profile-page.tsx';

export const Route = createFileRoute('/super-admin/profile')({
  validateSearch: ({ confirmed }: { confirmed?: unknown }): { confirmed?: 1 } =>
    confirmed === 1 ? { confirmed } : {},
  component: Profile,
});

function Profile() {
  const { confirmed } = Route.useSearch();
  return <ProfilePage fromConfirmation={confirmed === 1} />;
}
