import { useMediaQuery } from '@mantine/hooks';

/** 768 px, the same border as in the stylesheets. */
export const PHONE_BELOW = 48;

export function useIsPhone(): boolean {
  return useIsNarrowerThan(PHONE_BELOW);
}

/** In em. Right from the first paint. */
export function useIsNarrowerThan(width: number): boolean {
  const query = `(max-width: ${width - 0.01}em)`;
  return useMediaQuery(query, false, { getInitialValueInEffect: false });
}
