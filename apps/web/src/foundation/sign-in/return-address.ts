// Named as what goes when somebody signs out.
const KEY = 'auth.return-address';

/** Kept in this tab while somebody signs in first. */
export function rememberAddress(address: string): void {
  sessionStorage.setItem(KEY, address);
}

/** Where the person wanted to go, once; `null` when nowhere in particular. */
export function takeAddress(): string | null {
  const address = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return address && isOurs(address) ? address : null;
}

/** A page of this application, never a foreign one. */
function isOurs(address: string): boolean {
  const isRelative = address.startsWith('/');
  return isRelative && URL.parse(address, location.origin)?.origin === location.origin;
}
