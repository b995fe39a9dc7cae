import { NotFound, ScreenFailed } from './errors.tsx';

/** What holds for every screen, in the browser as in the tests. */
export const routerDefaults = {
  defaultErrorComponent: ScreenFailed,
  defaultNotFoundComponent: NotFound,
  // A screen that is ready is shown: by itself the router keeps whoever waits for half a second more.
  defaultPendingMinMs: 0,
} as const;
