/** Stands in the address of the first access, before the code: '/#codigo=…'. */
export const SETUP_MARK = 'codigo=';

/** The code in the part of an address that no browser sends along. */
export function setupTokenIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get(SETUP_MARK.slice(0, -1)) ?? '';
}
