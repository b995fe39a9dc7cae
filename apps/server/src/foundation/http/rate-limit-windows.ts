type Limit = { attempts: number; minutes: number };
type Window = { endsAt: number; count: number };

/** Both answer how many seconds to wait, or zero. */
type RateLimitWindows = {
  count(key: string, limit: Limit, moment: number): number;
  look(key: string, limit: Limit, moment: number): number;
};

/** Counts in the memory of this process. */
export function createRateLimitWindows(): RateLimitWindows {
  const windows = new Map<string, Window>();

  function look(key: string, { attempts }: Limit, moment: number): number {
    const window = windows.get(key);
    if (!window || window.endsAt <= moment || window.count < attempts) return 0;
    return Math.ceil((window.endsAt - moment) / 1000);
  }

  function count(key: string, limit: Limit, moment: number): number {
    const seconds = look(key, limit, moment);
    if (seconds > 0) return seconds;
    makeRoom(windows, moment);
    const window = windows.get(key);
    if (window && window.endsAt > moment) window.count += 1;
    else windows.set(key, { endsAt: moment + limit.minutes * 60_000, count: 1 });
    return 0;
  }

  return { count, look };
}

const MOST_WINDOWS = 100_000;

/** Removes windows that are over when there are many, and all of them if that is not enough. */
function makeRoom(windows: Map<string, Window>, moment: number): void {
  if (windows.size < MOST_WINDOWS) return;
  for (const [key, { endsAt }] of windows) if (endsAt <= moment) windows.delete(key);
  if (windows.size >= MOST_WINDOWS) windows.clear();
}
