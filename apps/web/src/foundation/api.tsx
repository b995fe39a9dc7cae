import type { contract } from '@app/contract/index';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import {
  createTanstackQueryUtils,
  TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL as OPERATION,
} from '@orpc/tanstack-query';
import { createContext, use } from 'react';
import { fetchFromServer } from './connection.ts';
import { changesIn, type OwnChanges } from './own-changes.ts';
import { watchInput } from './sign-in/security-monitor.ts';
import { shownCompany } from './sign-in/shown-company.ts';
import { createUnansweredWrites, holdsFile } from './unanswered-writes.ts';

type OperationContext = { [OPERATION]?: { type: string } };

/** A key makes it harmless to send the same request again. */
export type CallContext = { requestKey?: string };

export type ApiClient = ContractRouterClient<typeof contract, CallContext>;
export type Api = ReturnType<typeof createTanstackQueryUtils<ApiClient>>;

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs an <ApiContext> above it');
  return api;
}

export function createApi(noteChanges: OwnChanges['note']): Api {
  const sendWrite = createUnansweredWrites();
  const link = new RPCLink<CallContext>({
    url: `${location.origin}/rpc`,
    fetch: fetchFromServer,
    headers: ({ context: { requestKey } }) => ({
      ...namedCompany(),
      ...(requestKey && { 'idempotency-key': requestKey }),
    }),
    clientInterceptors: [
      async ({ next }) => {
        const response = await next();
        const changes = changesIn(response.headers);
        // Only when the answer is here too: its own steps come before what it made old is asked for.
        if (changes.length > 0) await response.body();
        noteChanges(changes);
        return response;
      },
    ],
    interceptors: [
      ({ path, input, next }) => {
        watchInput(path.join('.'), input);
        return next();
      },
      (call) => {
        const { path, input, context, next } = call;
        if (context.requestKey || !isMutation(context) || holdsFile(input)) return next();
        const send = (key: string) => next({ ...call, context: { ...context, requestKey: key } });
        return sendWrite({ path, input, send });
      },
    ],
  });
  const client: ApiClient = createORPCClient(link);
  return createTanstackQueryUtils(client);
}

/** Whether the call was made by a hook for writes, which says so in its context. */
function isMutation(context: CallContext & OperationContext): boolean {
  return context[OPERATION]?.type === 'mutation';
}

function namedCompany(): Record<string, string> {
  const companyId = shownCompany();
  return companyId ? { 'x-company-id': companyId } : {};
}
