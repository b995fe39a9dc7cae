import { useEffect } from 'react';

/**
 * Gives the focus back to what had it before, as soon as this goes away. For dialogs that exist only
 * while they are open: those never learn that they close.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
}
