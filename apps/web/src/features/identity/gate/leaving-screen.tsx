import { useEffect } from 'react';
import { WaitingScreen } from './waiting-screen.tsx';

/** While the browser is on its way to a page that is not ours. */
export function LeavingScreen({ text }: { text: string }) {
  useEffect(() => {
    // Whoever comes back finds this very screen kept by the browser, and nothing to wait for.
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (persisted) location.replace('/dashboard');
    }
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return <WaitingScreen text={text} />;
}
