import { useEffect, useState } from 'react';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { useCurrentSession } from './cash.api.ts';

/**
 * What a form of money does without a drawer. One that was filled in stays, with a notice above it
 * that can be put away; the notice goes by itself as soon as a drawer is opened.
 */
export function useClosedCash(sentence: string) {
  const { data: session } = useCurrentSession();
  const refresh = useRefresh('cash');
  const [wasOpen, setWasOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPutAway, setIsPutAway] = useState(false);
  const openId = session?.id;

  useEffect(() => {
    if (openId === undefined) return;
    setWasOpen(true);
    setRefusal(null);
    setIsPutAway(false);
  }, [openId]);

  const reason = refusal ?? (session === null ? sentence : null);
  return {
    notice: isPutAway ? null : reason,
    /** There is nothing to fill in, and nothing was. */
    isMissing: session === null && !wasOpen && refusal === null,
    putAway: () => setIsPutAway(true),
    /** The server knew of no drawer. */
    onCashClosed: (message: string) => {
      setRefusal(message);
      setIsPutAway(false);
      void refresh();
    },
  };
}
