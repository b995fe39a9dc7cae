import { useEffect, useState } from 'react';

/** After `start`, a rest of so many seconds in which something is not done again. */
export function usePause(seconds: number): { isPausing: boolean; start: () => void } {
  const [isPausing, setPausing] = useState(false);
  useEffect(() => {
    if (!isPausing) return;
    const timer = setTimeout(() => setPausing(false), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isPausing, seconds]);
  return { isPausing, start: () => setPausing(true) };
}
