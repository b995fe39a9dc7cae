import { useRef } from 'react';

type Work<Args extends unknown[]> = (...args: Args) => Promise<void>;

/** While it runs, asking again does nothing: a second click comes before the button knows. */
export function useOneAtATime<Args extends unknown[]>(work: Work<Args>): Work<Args> {
  const isRunning = useRef(false);
  return async (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
