import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './theme.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Api, ApiContext } from './api.tsx';
import { ErrorBoundary } from './errors.tsx';
import { cssVariables, theme } from './theme.ts';
import { watchPresses } from './toasts.ts';

type ProvidersProps = { api: Api; queryClient: QueryClient; children: ReactNode };

/** What every screen of the dashboard stands on. */
export function Providers({ api, queryClient, children }: ProvidersProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <Toasts />
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <ApiContext value={api}>{children}</ApiContext>
        </QueryClientProvider>
      </ErrorBoundary>
    </MantineProvider>
  );
}

/** Away from the main actions; the stylesheet keeps it clear of menus, tabs and dialogs. */
function Toasts() {
  useEffect(watchPresses, []);
  return (
    <Notifications
      position="bottom-left"
      limit={3}
      autoClose={4000}
      transitionDuration={150}
      containerWidth={400}
    />
  );
}
