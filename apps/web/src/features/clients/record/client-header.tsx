import type { Client } from '@app/contract/clients/clients.contract';
import { IconEdit } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatDay } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import type { PageAction } from '../../../ui/page-actions.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BackToClients } from './back-to-clients.tsx';
import { clientActionLabels as labels } from './client-actions.labels.ts';
import { ClientDialogs } from './client-dialogs.tsx';
import { type AskedAction, useClientMenu } from './client-menu.tsx';
import { sinceText } from './client-page.labels.ts';

type ClientHeaderProps = { client: Client; book: PageAction | undefined };

export function ClientHeader({ client, book }: ClientHeaderProps) {
  const timezone = useTimezone();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const mayManage = useMay('clients.manage') && !client.isAnonymized;
  const edit: PageAction | undefined = mayManage
    ? { label: labels.edit, icon: <IconEdit size={18} />, onClick: () => setAsked('edit') }
    : undefined;
  const first = client.isAnonymized ? undefined : book;
  return (
    <div>
      <BackToClients />
      <PageHeader
        title={client.name}
        explanation={sinceText(formatDay(client.createdAt, timezone))}
        action={first ?? edit}
        secondary={first && edit}
        more={useClientMenu(client, setAsked)}
      />
      <ClientDialogs client={client} asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}
