import { useEffect } from 'react';

/** For whoever asked for the paper before it was on the screen. */
export function usePrintOnce(isReady: boolean): void {
  useEffect(() => {
    if (isReady) window.print();
  }, [isReady]);
}
