import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Api } from '../foundation/api.tsx';

export type RouterContext = { api: Api; queryClient: QueryClient };

export const Route = createRootRouteWithContext<RouterContext>()({ component: Outlet });
