const PREFIX = 'auth.';
const PROVIDER = 'better-auth';
/** Which account is signed in here. The session itself is a cookie that no script can read. */
const ACCOUNT = `${PREFIX}account`;

/** After signing in: tells the other tabs of this browser who is there now. */
export function rememberAccount(accountId: string): void {
  localStorage.setItem(ACCOUNT, accountId);
}

/** After signing out: nothing about the account stays in this browser. */
export function forgetAuthEntries(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage).filter(isAuthEntry)) storage.removeItem(key);
  }
}

/** Hears of signing in and out in another tab: the account that is there now, or `null`. */
export function followOtherTabs(onChange: (accountId: string | null) => void): () => void {
  function hear({ key, newValue }: StorageEvent): void {
    if (key === ACCOUNT) onChange(newValue);
  }
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function isAuthEntry(key: string): boolean {
  return key.startsWith(PREFIX) || key.includes(PROVIDER);
}
