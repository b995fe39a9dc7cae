import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';

export type SidebarState = 'expanded' | 'icons';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/** Wide or icons only, as it was left. Ctrl+B (or Cmd+B) switches. */
export function useSidebarState(): { state: SidebarState; toggle: () => void } {
  const [state, setState] = useState(readSidebarState);

  function toggle(): void {
    const next = state === 'expanded' ? 'icons' : 'expanded';
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the newer interface.
    document.cookie = `${COOKIE}=${next}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
    setState(next);
  }

  useHotkeys([['mod+B', toggle]], []);
  return { state, toggle };
}

function readSidebarState(): SidebarState {
  return document.cookie.includes(`${COOKIE}=icons`) ? 'icons' : 'expanded';
}
