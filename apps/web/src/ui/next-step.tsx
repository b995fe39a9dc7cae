import type { Permission } from '@app/domain/team/permissions';
import type { ReactNode } from 'react';
import { useMay } from '../foundation/sign-in/session.tsx';

type NextStepProps = { permission: Permission; children: ReactNode };

/** What an empty list leads on to, for whoever may go there: nobody is led to a closed door. */
export function NextStep({ permission, children }: NextStepProps) {
  return useMay(permission) ? children : null;
}
