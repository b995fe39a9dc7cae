import type { Module } from '@app/domain/billing/access';
import { MODULE_WORDS } from '@app/domain/billing/module-words';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAccessTo } from './access.api.ts';
import { PremiumLock } from './premium-lock.tsx';

type ModuleGateProps = {
  module: Module;
  /** What of it stays readable when nothing is paid for. */
  readable?: ReactNode;
  children: ReactNode;
};

/** Around each screen that belongs to a part of the plan. The server closes the data by itself. */
export function ModuleGate({ module, readable, children }: ModuleGateProps) {
  const access = useAccessTo(module);
  if (access === 'open') return children;
  return (
    <>
      <PageHeader title={MODULE_WORDS[module]} />
      {access === 'none' && readable}
      <PremiumLock access={access} module={module} />
    </>
  );
}
