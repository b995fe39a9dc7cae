import type { Session } from '@app/contract/identity/session.contract';
import { moreScreensOf } from '../features/identity/shell/more-screens.labels.ts';
import {
  companyGroups,
  isLockedFor,
  mayOpen,
} from '../features/identity/shell/navigation.labels.ts';
import { searchActionsOf, signOutAction } from '../features/identity/shell/quick-actions.labels.ts';
import { useSignOut } from '../features/identity/shell/sign-out.api.ts';
import Palette from '../features/scheduling/palette/palette.tsx';
import type { PaletteEntry } from '../features/scheduling/palette/palette-entries.ts';
import { useSession } from '../foundation/sign-in/session.tsx';

type DashboardPaletteProps = {
  opened: boolean;
  onClose: () => void;
  takeEarlyKeys: () => string;
};

/** The search with all that it finds by name; both come when somebody is about to use it. */
export default function DashboardPalette(props: DashboardPaletteProps) {
  const session = useSession();
  const signOut = useSignOut();
  return (
    <Palette
      {...props}
      actions={[...searchActionsOf(session), { ...signOutAction, run: () => void signOut() }]}
      screens={screensOf(session)}
    />
  );
}

function screensOf(session: Session): readonly PaletteEntry[] {
  const menu = companyGroups
    .flat()
    .filter((entry) => mayOpen(entry, session) && !isLockedFor(entry, session))
    .map(({ label, words = '', to, icon }) => ({ label, words, address: to, icon }));
  return [...menu, ...moreScreensOf(session)];
}
