import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { IconCertificate, IconDeviceMobileMessage, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { type PageAction, PageButton, PageMenu } from '../../../ui/page-actions.tsx';
import type { ConnectionActs } from './connection.api.ts';
import { confirmLabels, connectLabels as labels } from './connection.labels.ts';
import { sayingWhy, whyOf } from './say-failure.ts';

const CodeDialog = lazyPart(() => import('./code-dialog.tsx'));
const OfficialDialog = lazyPart(() => import('./official-dialog.tsx'));

type OtherWaysProps = {
  connection: WhatsappConnection;
  acts: ConnectionActs;
  /** A phone can be paired now. */
  mayPair: boolean;
};

/** What few need: a code instead of the picture, the official API, and to be rid of the line. */
export function OtherWays({ connection, acts, mayPair }: OtherWaysProps) {
  const [asked, setAsked] = useState<'code' | 'official' | 'remove' | null>(null);
  const close = () => setAsked(null);
  // No phone reads what its own screen shows, so there the code is the usual way.
  const isPhone = useIsPhone();
  const actions: PageAction[] = [
    ...(mayPair && !isPhone ? [codeAction(() => setAsked('code'))] : []),
    ...(connection.officialEnvironment === 'none'
      ? []
      : [officialAction(() => setAsked('official'))]),
    ...(connection.exists ? [removeAction(() => setAsked('remove'))] : []),
  ];
  return (
    <>
      {mayPair && isPhone && (
        <PageButton action={codeAction(() => setAsked('code'))} variant="default" />
      )}
      <PageMenu actions={actions} />
      <Suspense>
        {asked === 'code' && <CodeDialog acts={acts} onClose={close} />}
        {asked === 'official' && <OfficialDialog onClose={close} />}
      </Suspense>
      <ConfirmDialog
        opened={asked === 'remove'}
        title={confirmLabels.remove.title}
        confirmLabel={confirmLabels.remove.confirm}
        tone="destructive"
        onConfirm={() => sayingWhy(acts.remove.mutateAsync(undefined))}
        explain={whyOf}
        done={confirmLabels.remove.done}
        onClose={close}
      >
        {confirmLabels.remove.question}
      </ConfirmDialog>
    </>
  );
}

function codeAction(onClick: () => void): PageAction {
  return { label: labels.withCode, icon: <IconDeviceMobileMessage size={18} />, onClick };
}

function officialAction(onClick: () => void): PageAction {
  return { label: labels.official, icon: <IconCertificate size={18} />, onClick };
}

function removeAction(onClick: () => void): PageAction {
  return { label: labels.remove, icon: <IconTrash size={18} />, tone: 'destructive', onClick };
}
