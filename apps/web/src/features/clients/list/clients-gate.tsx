import type { Permission } from '@app/domain/team/permissions';
import type { ReactNode } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { clientsLabels } from '../clients.labels.ts';
import { clientPageLabels } from '../record/client-page.labels.ts';

type ClientsGateProps = { permission: Permission; refusal: string; children: ReactNode };

/** Around a screen: whoever may not see it reads so, and nothing is asked for that would be refused. */
export function ClientsGate({ permission, refusal, children }: ClientsGateProps) {
  const maySee = useMay('clients.view');
  const isAllowed = useMay(permission) && maySee;
  if (isAllowed) return children;
  return (
    <NotAllowed
      page={clientsLabels.title}
      sentence={maySee ? refusal : clientsLabels.notAllowed}
      action={
        <LinkButton to={maySee ? '/dashboard/clients' : '/dashboard'}>
          {clientPageLabels.back}
        </LinkButton>
      }
    />
  );
}
