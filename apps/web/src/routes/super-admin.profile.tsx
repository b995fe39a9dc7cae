import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/identity/profile/profile-page.tsx';
import { readProfileView } from '../features/identity/profile/profile-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/profile')({
  validateSearch: readProfileView,
  component: Profile,
});

function Profile() {
  const { confirmed, newEmail } = useView(readProfileView);
  return <ProfilePage fromConfirmation={confirmed === 1} newEmailToken={newEmail} />;
}
