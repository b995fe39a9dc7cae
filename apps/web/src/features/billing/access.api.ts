import type { Module } from '@app/domain/billing/access';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';
import { useSession } from '../../foundation/sign-in/session.tsx';
import { useRefreshSession } from '../identity/session.api.ts';

/**
 * `left-out`: by the plan of a company that has access. `closed`: by the server, a moment ago.
 * `off`: for every company, by whoever runs the platform.
 */
export type Access = 'open' | 'left-out' | 'closed' | 'none' | 'off';

/** Whether a part of the product is open: all of it may be closed, or the plan leaves this one out. */
export function useAccessTo(module: Module): Access {
  const { company } = useSession();
  const isRefused = useClosedByServer(module);
  if (company?.hiddenModules.includes(module)) return 'off';
  if (!company || company.openModules.length === 0) return 'none';
  if (!company.openModules.includes(module)) return 'left-out';
  if (isRefused) return 'closed';
  return 'open';
}

/**
 * Access can end while a screen is open. The server's word is newer than the session's. What it says of
 * another module closes nothing here: a screen may ask for what it can do without.
 */
function useClosedByServer(module: Module): boolean {
  const [closed, setClosed] = useState<Module | null>(null);
  const isClosed = closed === module;
  const queryClient = useQueryClient();
  const refreshSession = useRefreshSession();

  useEffect(() => {
    if (isClosed) {
      void refreshSession();
      return;
    }
    const hear = (event: CacheEvent) => {
      if (saysClosed(event, module)) setClosed(module);
    };
    const stopQueries = queryClient.getQueryCache().subscribe(hear);
    const stopMutations = queryClient.getMutationCache().subscribe(hear);
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [isClosed, module, queryClient, refreshSession]);

  return isClosed;
}

type CacheEvent = { type: string; action?: { type: string; error?: unknown } };

function saysClosed({ type, action }: CacheEvent, module: Module): boolean {
  if (type !== 'updated' || action?.type !== 'error') return false;
  return CODES.some((code) => isRefusedWith(code, action.error) && isOf(module, action.error.data));
}

const CODES = ['MODULE_CLOSED', 'MODULE_OFF'] as const;

function isOf(module: Module, data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'module' in data && data.module === module;
}
