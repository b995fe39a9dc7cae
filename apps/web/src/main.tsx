import { createRouter, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createApi } from './foundation/api.tsx';
import { platformName } from './foundation/brand/platform-name.ts';
import { forgetDrafts } from './foundation/drafts/kept-drafts.ts';
import { createOwnChanges } from './foundation/own-changes.ts';
import { Providers } from './foundation/providers.tsx';
import { createQueryClient } from './foundation/query-client.ts';
import { refresh } from './foundation/refresh.ts';
import { rootElement } from './foundation/root-element.ts';
import { routerDefaults } from './foundation/router-defaults.ts';
import { followOtherTabs } from './foundation/sign-in/auth-entries.ts';
import { rememberAddress } from './foundation/sign-in/return-address.ts';
import { temporalReady } from './foundation/temporal.ts';
import { routeTree } from './routeTree.gen.ts';

const ownChanges = createOwnChanges((change) => refresh({ api, queryClient }, change));
const api = createApi(ownChanges.note);
const queryClient = createQueryClient({
  onSignedOut: goToSignIn,
  onCompanyChanged: () => location.reload(),
  onWritten: ownChanges.settle,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

void start(rootElement());

/** Nothing waits at the top of this file: the files that are loaded later import from it. */
async function start(root: HTMLElement): Promise<void> {
  document.title = platformName();
  await temporalReady;
  await nextTask();
  const router = createAppRouter();
  await nextTask();
  // At the entrance the brand stands there already; a waiting screen in between would only flicker.
  if (location.pathname === '/auth') await router.load();
  await nextTask();
  startTransition(() =>
    createRoot(root).render(
      <Providers api={api} queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  followOtherTabs(reloadForOthers);
  await whenInside(router, keepFresh);
}

type AppRouter = ReturnType<typeof createAppRouter>;

function createAppRouter() {
  return createRouter({
    ...routerDefaults,
    routeTree,
    context: { api, queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

/** Between two pieces of work the browser paints and answers; on a slow phone each takes its time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A stranger's phone has enough to do at the entrance; what is kept for later waits until she is in. */
async function whenInside(router: AppRouter, work: () => Promise<void>): Promise<void> {
  if (location.pathname !== '/auth') return work();
  const stop = router.subscribe('onResolved', ({ toLocation }) => {
    if (toLocation.pathname === '/auth') return;
    stop();
    void work();
  });
}

/** A session that ended elsewhere: signing in comes first, unless something typed would be lost. */
function goToSignIn(): void {
  if (location.pathname === '/auth' || document.querySelector('[aria-modal="true"]')) return;
  rememberAddress(`${location.pathname}${location.search}`);
  location.assign('/auth?mode=signin');
}

/** Somebody signed in or out in another tab: what is on the screen here is no longer theirs to see. */
function reloadForOthers(accountId: string | null): void {
  const shown = queryClient.getQueryData(api.identity.session.current.queryKey());
  if (shown === undefined || (shown?.user.id ?? null) === accountId) return;
  forgetDrafts();
  location.reload();
}

/** The next visit starts with the newest version. */
async function keepFresh(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { registerSW } = await import('virtual:pwa-register');
  registerSW({ immediate: true });
}
