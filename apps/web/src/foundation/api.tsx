import type { contract } from '@app/contract/index';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { createContext, use } from 'react';
import { fetchFromServer } from './connection.ts';
import { watchInput } from './security-monitor.ts';
import { shownCompany } from './shown-company.ts';

export type ApiClient = ContractRouterClient<typeof contract>;
export type Api = ReturnType<typeof createTanstackQueryUtils<ApiClient>>;

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs an <ApiContext> above it');
  return api;
}

export function createApi(): Api {
  const link = new RPCLink({
    url: `${location.origin}/rpc`,
    fetch: fetchFromServer,
    headers: namedCompany,
    interceptors: [
      ({ path, input, next }) => {
        watchInput(path.join('.'), input);
        return next();
      },
    ],
  });
  const client: ApiClient = createORPCClient(link);
  return createTanstackQueryUtils(client);
}

function namedCompany(): Record<string, string> {
  const companyId = shownCompany();
  return companyId ? { 'x-company-id': companyId } : {};
}
