import type { Session } from '@app/contract/identity/session.contract';
import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import {
  companyGroups,
  isLockedFor,
  mayOpen,
} from '../features/identity/shell/navigation.labels.ts';
import { quickActionsOf } from '../features/identity/shell/quick-actions.labels.ts';
import { PaletteButton } from '../features/scheduling/palette/palette-button.tsx';
import type { PaletteEntry } from '../features/scheduling/palette/palette-entries.ts';
import { useSession } from '../foundation/sign-in/session.tsx';

const loadPalette = () => import('../features/scheduling/palette/palette.tsx');
const Palette = lazy(loadPalette);

/** Ctrl+K (or Cmd+K) from wherever one is; what it needs comes when somebody is about to use it. */
export function DashboardSearch() {
  const session = useSession();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = () => setState('open');
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <PaletteButton onOpen={open} onNear={() => void loadPalette()} />
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <Palette
            opened={state === 'open'}
            onClose={() => setState('closed')}
            actions={actionsOf(session)}
            screens={screensOf(session)}
          />
        </Suspense>
      )}
    </>
  );
}

function actionsOf(session: Session): readonly PaletteEntry[] {
  return quickActionsOf(session).map(({ sentence, address, icon }) => ({
    label: sentence,
    address,
    icon,
  }));
}

function screensOf(session: Session): readonly PaletteEntry[] {
  return companyGroups
    .flat()
    .filter((entry) => mayOpen(entry, session) && !isLockedFor(entry, session))
    .map(({ label, to, icon }) => ({ label, address: to, icon }));
}
