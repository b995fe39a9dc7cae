import { isOperator } from '@app/domain/identity/platform-role';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ProfilePage } from '../features/identity/profile/profile-page.tsx';
import { readProfileView } from '../features/identity/profile/profile-view.ts';
import { NoticeWishes } from '../features/messaging/notices/notice-wishes.tsx';
import { useView } from '../foundation/hooks/use-view.ts';
import { useSession } from '../foundation/sign-in/session.tsx';

export const Route = createFileRoute('/dashboard/profile')({
  validateSearch: readProfileView,
  // The link of a confirmation mail leads here, whoever got it.
  beforeLoad: ({ context, search }) => {
    if (!isOperator(context.session.platformRole)) return;
    throw redirect({ to: '/super-admin/profile', search, replace: true });
  },
  component: Profile,
});

function Profile() {
  const { confirmed, newEmail } = useView(readProfileView);
  const { company } = useSession();
  return (
    <ProfilePage
      fromConfirmation={confirmed === 1}
      newEmailToken={newEmail}
      notices={company && <NoticeWishes />}
    />
  );
}
