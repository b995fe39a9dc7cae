import type { Session } from '@app/contract/identity/session.contract';
import { useHotkeys } from '@mantine/hooks';
import { Suspense, useEffect, useRef, useState } from 'react';
import { moreScreensOf } from '../features/identity/shell/more-screens.labels.ts';
import {
  companyGroups,
  isLockedFor,
  mayOpen,
} from '../features/identity/shell/navigation.labels.ts';
import { searchActionsOf, signOutAction } from '../features/identity/shell/quick-actions.labels.ts';
import { useSignOut } from '../features/identity/shell/sign-out.api.ts';
import { catchEarlyKeys, type EarlyKeys } from '../features/scheduling/palette/early-keys.ts';
import { PaletteButton } from '../features/scheduling/palette/palette-button.tsx';
import type { PaletteEntry } from '../features/scheduling/palette/palette-entries.ts';
import { lazyPart } from '../foundation/parts/parts.ts';
import { useSession } from '../foundation/sign-in/session.tsx';

const loadPalette = () => import('../features/scheduling/palette/palette.tsx');
const Palette = lazyPart(loadPalette);

/** Ctrl+K (or Cmd+K) from wherever one is; what it needs comes when somebody is about to use it. */
export function DashboardSearch() {
  const session = useSession();
  const signOut = useSignOut();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const early = useRef<EarlyKeys | null>(null);
  const takeEarlyKeys = () => {
    const typed = early.current?.take() ?? '';
    early.current = null;
    return typed;
  };
  useEffect(() => () => void early.current?.take(), []);
  const open = () => {
    if (state === 'open') return;
    early.current ??= catchEarlyKeys();
    // Without the search there is nothing to type into.
    loadPalette().catch(takeEarlyKeys);
    setState('open');
  };
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <PaletteButton onOpen={open} onNear={() => void loadPalette()} />
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <Palette
            opened={state === 'open'}
            onClose={() => setState('closed')}
            actions={[...searchActionsOf(session), { ...signOutAction, run: () => void signOut() }]}
            screens={screensOf(session)}
            takeEarlyKeys={takeEarlyKeys}
          />
        </Suspense>
      )}
    </>
  );
}

function screensOf(session: Session): readonly PaletteEntry[] {
  const menu = companyGroups
    .flat()
    .filter((entry) => mayOpen(entry, session) && !isLockedFor(entry, session))
    .map(({ label, words = '', to, icon }) => ({ label, words, address: to, icon }));
  return [...menu, ...moreScreensOf(session)];
}
