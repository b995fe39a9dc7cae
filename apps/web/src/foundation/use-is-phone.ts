import { useMediaQuery } from '@mantine/hooks';

/** Narrower than 768 px, the same border as in the stylesheets. Right from the first paint. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
