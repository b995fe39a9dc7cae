import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageTabs } from './page-tabs.tsx';

const tabs = ['Conectar', 'Modelos', 'Testes'].map((label) => ({
  name: label,
  label,
  panel: () => null,
}));

test('the open tab stays in sight when the router brings back where the list stood', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(525);
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute(), history });
  const [, , current = { name: '', label: '', panel: () => null }] = tabs;
  render(
    <MantineProvider>
      <RouterContextProvider router={router}>
        <PageTabs tabs={tabs} current={current} onOpen={() => {}} />
      </RouterContextProvider>
    </MantineProvider>,
  );
  const list = screen.getByRole('tablist');
  expect(list.scrollLeft).toBe(525);

  list.scrollLeft = 67;
  const toLocation = router.state.location;
  const unchanged = { pathChanged: false, hrefChanged: false, hashChanged: false };
  router.emit({ type: 'onRendered', toLocation, ...unchanged });
  expect(list.scrollLeft).toBe(525);
});
