import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentSession } from '../features/identity/session.api.ts';
import { NotFound } from '../foundation/errors.tsx';
import { fullAddressOf } from '../foundation/short-addresses.ts';
import { showCompany } from '../foundation/sign-in/shown-company.ts';
import { OwnShell } from './-own-shell.tsx';

/** Addresses that are no screen's own: the short ones lead on, any other is not found. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    const address = fullAddressOf(location.pathname);
    if (address) throw redirect({ href: `${address}${location.searchStr}`, replace: true });
    const session = await currentSession(context).catch(() => null);
    showCompany(session?.company?.id ?? null);
    return { session };
  },
  component: UnknownAddress,
});

/** Whoever is signed in keeps her menu. */
function UnknownAddress() {
  const { session } = Route.useRouteContext();
  if (!session) return <NotFound />;
  return (
    <OwnShell session={session}>
      <NotFound />
    </OwnShell>
  );
}
