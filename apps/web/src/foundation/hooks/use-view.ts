import { useSearch } from '@tanstack/react-router';

/**
 * What the address asks of a screen, and nothing else: the router hands on whatever stands there,
 * such as what a newsletter adds to its links, or a value that was mistyped.
 */
export function useView<View extends object>(
  read: (address: Record<string, unknown>) => View,
): View {
  const address: Record<string, unknown> = useSearch({ strict: false });
  return read(address);
}
