import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/** `?new=true` in the address opens the form of a new one, once; then the address is as it was. */
export function useAskedNew(open: (() => void) | undefined): void {
  const router = useRouter();
  // A page that is about to be left sees the address of the next one, and must not answer for it.
  const [ownPath] = useState(() => router.state.location.pathname);
  const isAsked = useLocation({
    select: ({ pathname, search }) =>
      pathname === ownPath && 'new' in search && search.new === true,
  });
  const answer = useEffectEvent(() => {
    open?.();
    const { pathname, searchStr } = router.state.location;
    const rest = new URLSearchParams(searchStr);
    rest.delete('new');
    const href = rest.size > 0 ? `${pathname}?${rest}` : pathname;
    void router.navigate({ href, replace: true });
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
