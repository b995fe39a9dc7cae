import { Suspense } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import type { ClientTarget } from './client-target.ts';

// Only people who change something need the form and the checks that come with it.
const ClientDialog = lazyPart(() => import('./client-dialog.tsx'));

type ClientEditorProps = { target: ClientTarget | null; onClose: () => void };

export function ClientEditor({ target, onClose }: ClientEditorProps) {
  const mayManage = useMay('clients.manage');
  if (target === null || !mayManage) return null;
  return (
    <Suspense fallback={null}>
      <ClientDialog target={target} onClose={onClose} />
    </Suspense>
  );
}
