import type { ClientStatus } from '@app/domain/clients/client';
import { IconBan } from '@tabler/icons-react';
import { ActiveBadge, StatusBadge } from '../../../ui/status-badge.tsx';
import { statusText } from '../clients.labels.ts';

export function ClientStatusBadge({ status }: { status: ClientStatus }) {
  if (status !== 'blocked') return <ActiveBadge active={status === 'active'} />;
  return (
    <StatusBadge tone="negative" icon={<IconBan size={14} />}>
      {statusText.blocked}
    </StatusBadge>
  );
}
