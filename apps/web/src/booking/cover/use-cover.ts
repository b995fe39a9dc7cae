import { useEffect, useState } from 'react';
import type { BookableService } from '../booking-gate.ts';
import { depthOf, FIRST_PLACE } from '../wizard/step-history.tsx';

/** What was tapped on the cover; null while she still looks at it. */
type Begun = { wished: BookableService[] } | null;

/** The cover is the page that the wizard was opened from: the browser's way back leads there. */
export function useCover(): [begun: Begun, begin: (wished: BookableService[]) => void] {
  const [begun, setBegun] = useState<Begun>(() =>
    depthOf(history.state) === null ? null : { wished: [] },
  );
  useEffect(() => {
    const listen = ({ state }: PopStateEvent) =>
      setBegun((now) => (depthOf(state) === null ? null : (now ?? { wished: [] })));
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  function begin(wished: BookableService[]): void {
    history.pushState(FIRST_PLACE, '');
    scrollTo(0, 0);
    setBegun({ wished });
  }
  return [begun, begin];
}
