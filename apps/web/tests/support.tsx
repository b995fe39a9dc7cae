import type { Session } from '@app/contract/identity/session.contract';
import { contract } from '@app/contract/index';
import { LIVE_TOPICS } from '@app/contract/shared/live-topics';
import { MODULES } from '@app/domain/billing/access';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { isContractProcedure } from '@orpc/contract';
import { type AnyRouter, createRouterClient, implement } from '@orpc/server';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type RouterHistory,
} from '@tanstack/react-router';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Mock, vi } from 'vitest';
import { type Api, type ApiClient, ApiContext } from '../src/foundation/api.tsx';
import type { Change } from '../src/foundation/own-changes.ts';
import { createOwnChanges, type OwnChanges } from '../src/foundation/own-changes.ts';
import { refresh } from '../src/foundation/refresh.ts';
import { SessionContext } from '../src/foundation/sign-in/session.tsx';
import { theme } from '../src/foundation/theme.ts';
import { AppointmentsQuestion } from '../src/ui/dialogs/appointments-question.tsx';

/** Builds handlers typed by the contract, so that a fake cannot drift from what the server promises. */
export const fakeServer = implement(contract);

/** The handlers a test names. Every other procedure fails and says which one was missing. */
export type FakeRouter = { [name: string]: AnyRouter };

export const sampleSession: Session = {
  user: {
    id: '01990000-0000-7000-8000-000000000001',
    name: 'Ana Souza',
    email: 'ana@salao.com',
    imageUrl: null,
    emailVerified: true,
    twoFactorEnabled: false,
  },
  platformRole: 'company_admin',
  needsSecondFactor: false,
  companyState: 'active',
  company: {
    id: '01990000-0000-7000-8000-000000000002',
    name: 'Salão da Ana',
    slug: 'salao-da-ana',
    timezone: 'America/Sao_Paulo',
    role: 'owner',
    openModules: [...MODULES],
    hiddenModules: [],
    subscription: { status: 'active', trialEndsAt: null, currentPeriodEnd: null },
  },
  alerts: [],
  support: [],
};

type Options = {
  session?: Session | null;
  /** Where the person is, for what leads somewhere else. */
  address?: string;
};
type Rendered = RenderResult & { api: Api; queryClient: QueryClient; history: RouterHistory };

/** Renders as the owner of a company, unless told otherwise, against a fake server. */
export function renderWithApi(
  ui: ReactNode,
  fakeRouter: FakeRouter = {},
  { session = sampleSession, address = '/' }: Options = {},
): Rendered {
  const { api, queryClient } = fakeParts(fakeRouter);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute(), history });

  const rendered = render(ui, {
    wrapper: ({ children }) => (
      <MantineProvider theme={theme} withCssVariables={false} env="test">
        <Notifications />
        <QueryClientProvider client={queryClient}>
          <ApiContext value={api}>
            <SessionContext value={session}>
              <RouterContextProvider router={router}>
                <AppointmentsQuestion>{children}</AppointmentsQuestion>
              </RouterContextProvider>
            </SessionContext>
          </ApiContext>
        </QueryClientProvider>
      </MantineProvider>
    ),
  });
  return { ...rendered, api, queryClient, history };
}

/** A page load would leave the test: the addresses that are loaded are noted instead. */
export function notePageLoads(): Mock<(address: string) => void> {
  const load = vi.fn<(address: string) => void>();
  const { origin, hostname, href, pathname, hash } = location;
  // Only what the application touches; the rest of a location is not needed.
  const noted = {
    origin,
    hostname,
    href,
    pathname,
    hash,
    assign: load,
    replace: load,
    reload: () => load('reload'),
  } as Partial<Location>;
  vi.spyOn(globalThis, 'location', 'get').mockReturnValue(noted as Location);
  return load;
}

let hoursLater = 0;

/** Attempts that earlier tests made are long past. */
export function anHourLater(): void {
  hoursLater += 1;
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + hoursLater * 3_600_000);
}

/** Call before rendering: everything that asks for the width sees a phone until the test ends. */
export function onPhone(): void {
  window.innerWidth = 390;
}

/** The parts that every screen stands on, put together as in the application. */
export function fakeParts(fakeRouter: FakeRouter): { api: Api; queryClient: QueryClient } {
  const ownChanges = createOwnChanges((change) => refresh({ api, queryClient }, change));
  const api = fakeApi(fakeRouter, ownChanges.note);
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSettled: ownChanges.settle }),
    defaultOptions: { queries: { retry: false } },
  });
  return { api, queryClient };
}

export function fakeApi(fakeRouter: FakeRouter, noteChanges: OwnChanges['note'] = () => {}): Api {
  // Complete by construction: what the fake leaves out is filled with procedures that fail.
  const client = createRouterClient(completed(contract, fakeRouter, []), {
    // As the server reads it from the header of a request.
    context: (call: { requestKey?: string }) => call,
    interceptors: [
      async ({ procedure, next }) => {
        const answer = await next();
        // A fake does not know what it changed, so it says everything.
        if (procedure['~orpc'].route.method !== 'GET') noteChanges(anyChange());
        return answer;
      },
    ],
  }) as unknown as ApiClient;
  return createTanstackQueryUtils(client);
}

function anyChange(): Change[] {
  return LIVE_TOPICS.map((topic) => ({ topic, requestId: null }));
}

function completed(promised: object, fake: unknown, path: string[]): FakeRouter {
  const entries = Object.entries(promised).map(([name, part]: [string, object]) => {
    const given = fake ? Reflect.get(fake, name) : undefined;
    const here = [...path, name];
    if (!isContractProcedure(part)) return [name, completed(part, given, here)];
    return [name, given ?? implement(part).handler(() => missing(here))];
  });
  return Object.fromEntries(entries);
}

function missing(path: string[]): never {
  throw new Error(`The fake server of this test does not implement ${path.join('.')}`);
}
