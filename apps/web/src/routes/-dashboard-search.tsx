import { useHotkeys } from '@mantine/hooks';
import { Suspense, useEffect, useRef, useState } from 'react';
import { catchEarlyKeys, type EarlyKeys } from '../features/scheduling/palette/early-keys.ts';
import { PaletteButton } from '../features/scheduling/palette/palette-button.tsx';
import { lazyPart } from '../foundation/parts/parts.ts';

const loadPalette = () => import('./-dashboard-palette.tsx');
const Palette = lazyPart(loadPalette);

/** Ctrl+K (or Cmd+K) from wherever one is; what it needs comes when somebody is about to use it. */
export function DashboardSearch() {
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
            takeEarlyKeys={takeEarlyKeys}
          />
        </Suspense>
      )}
    </>
  );
}
