import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** `?new=true` in the address opens the form of a new one, once; then the address is as it was. */
export function useAskedNew(open: (() => void) | undefined): void {
  const isAsked = useLocation({ select: ({ search }) => 'new' in search && search.new === true });
  const router = useRouter();
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
