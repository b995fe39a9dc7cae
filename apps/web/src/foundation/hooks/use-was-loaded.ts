import { useState } from 'react';

/** Whether an answer came once: what is asked again later must not take a form away from under her. */
export function useWasLoaded({ isLoading }: { isLoading: boolean }): boolean {
  const [wasLoaded, setWasLoaded] = useState(!isLoading);
  if (!isLoading && !wasLoaded) setWasLoaded(true);
  return wasLoaded;
}
