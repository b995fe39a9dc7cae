import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { ApiContext } from '../src/foundation/api.tsx';
import { routerDefaults } from '../src/foundation/router-defaults.ts';
import { theme } from '../src/foundation/theme.ts';
import { routeTree } from '../src/routeTree.gen.ts';
import { type FakeRouter, fakeParts } from './support.tsx';

/** Opens an address of the whole application against a fake server. */
export function openAddress(address: string, fakeRouter: FakeRouter) {
  const { api, queryClient } = fakeParts(fakeRouter);
  const history = createMemoryHistory({ initialEntries: [address] });
  const context = { api, queryClient };
  const router = createRouter({ ...routerDefaults, routeTree, history, context });
  render(
    <MantineProvider theme={theme} withCssVariables={false} env="test">
      <Notifications />
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <RouterProvider router={router} />
        </ApiContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { history, router };
}
