import type { Module } from '@app/domain/billing/access';
import { MODULE_WORDS } from '@app/domain/billing/module-words';
import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAccessTo } from './access.api.ts';
import { PremiumLock } from './premium-lock.tsx';
import { SubscriptionBanner } from './subscription-banner.tsx';

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
      {access === 'none' && readable && <StillReadable>{readable}</StillReadable>}
      <PremiumLock access={access} module={module} />
    </>
  );
}

/** It may be long, so what is needed stands above it; on a phone that stands on every screen. */
function StillReadable({ children }: { children: ReactNode }) {
  const isPhone = useIsPhone();
  return (
    <>
      {!isPhone && (
        <Paper withBorder mb="md" style={{ overflow: 'hidden' }}>
          <SubscriptionBanner />
        </Paper>
      )}
      {children}
    </>
  );
}
