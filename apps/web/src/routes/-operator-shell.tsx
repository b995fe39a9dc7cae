import type { ReactNode } from 'react';
import { operatorGroups } from '../features/identity/shell/operator-navigation.labels.ts';
import { Shell } from '../features/identity/shell/shell.tsx';

/** Around the screens of whoever runs the platform. */
export default function OperatorShell({ children }: { children: ReactNode }) {
  return (
    <Shell owner="Administração" groups={operatorGroups} phone="menu">
      {children}
    </Shell>
  );
}
