import type { Client } from '@app/contract/clients/clients.contract';
import { useNavigate } from '@tanstack/react-router';
import { AnonymizeClientDialog } from '../privacy/anonymize-client-dialog.tsx';
import { BlockClientDialog } from './block-client-dialog.tsx';
import { ClientEditor } from './client-editor.tsx';
import type { AskedAction } from './client-menu.tsx';
import { RemoveClientDialog } from './remove-client-dialog.tsx';

type ClientDialogsProps = { client: Client; asked: AskedAction | null; onClose: () => void };

/** The one that what was asked for opens. */
export function ClientDialogs({ client, asked, onClose }: ClientDialogsProps) {
  const navigate = useNavigate();
  const about = (action: AskedAction) => (asked === action ? client : null);
  return (
    <>
      <ClientEditor target={about('edit')} onClose={onClose} />
      {asked === 'block' && <BlockClientDialog client={client} onClose={onClose} />}
      {asked === 'anonymize' && <AnonymizeClientDialog client={client} onClose={onClose} />}
      <RemoveClientDialog
        client={about('remove')}
        onClose={onClose}
        onRemoved={() => navigate({ to: '/dashboard/clients' })}
      />
    </>
  );
}
