import type { Client } from '@app/contract/clients/clients.contract';
import { Button, Group } from '@mantine/core';
import { IconBrandWhatsapp, IconEdit } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { whatsAppLink } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { AnonymizeClientDialog } from '../privacy/anonymize-client-dialog.tsx';
import { BlockClientDialog } from './block-client-dialog.tsx';
import { clientActionLabels as labels } from './client-actions.labels.ts';
import { ClientEditor } from './client-editor.tsx';
import { type AskedAction, ClientMenu } from './client-menu.tsx';
import { RemoveClientDialog } from './remove-client-dialog.tsx';

type ClientActionsProps = { client: Client; book: ReactNode };

export function ClientActions({ client, book }: ClientActionsProps) {
  const navigate = useNavigate();
  const mayManage = useMay('clients.manage') && !client.isAnonymized;
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const close = () => setAsked(null);
  const about = (action: AskedAction) => (asked === action ? client : null);

  return (
    <Group gap="xs" justify="flex-end">
      {client.phone && (
        <Button
          component="a"
          href={whatsAppLink(client.phone)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconBrandWhatsapp size={18} />}
        >
          {labels.whatsApp}
        </Button>
      )}
      {mayManage && (
        <Button
          variant={book ? 'default' : 'filled'}
          leftSection={<IconEdit size={18} />}
          onClick={() => setAsked('edit')}
        >
          {labels.edit}
        </Button>
      )}
      {book}
      <ClientMenu client={client} onAsk={setAsked} />
      <ClientEditor target={about('edit')} onClose={close} />
      {asked === 'block' && <BlockClientDialog client={client} onClose={close} />}
      {asked === 'anonymize' && <AnonymizeClientDialog client={client} onClose={close} />}
      <RemoveClientDialog
        client={about('remove')}
        onClose={close}
        onRemoved={() => navigate({ to: '/dashboard/clients' })}
      />
    </Group>
  );
}
