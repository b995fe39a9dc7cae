import { useEffect, useState } from 'react';

const A_MINUTE = 60_000;

/** The present moment, looked at again every minute, for what changes only because time passes. */
export function useNow(): Temporal.Instant {
  const [now, setNow] = useState(() => Temporal.Now.instant());
  useEffect(() => {
    const timer = setInterval(() => setNow(Temporal.Now.instant()), A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
