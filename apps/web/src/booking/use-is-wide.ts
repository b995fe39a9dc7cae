import { useSyncExternalStore } from 'react';

/** Where the summary has room beside the steps. */
const WIDE = '(min-width: 60em)';

export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(WIDE).matches);
}

function follow(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
