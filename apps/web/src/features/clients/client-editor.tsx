import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../foundation/session.tsx';

// Only people who change something need the form and the checks that come with it.
const ClientDialog = lazy(() => import('./client-dialog.tsx'));

/** Whom the form is about. */
export type ClientTarget = 'new' | { id: string };

type ClientEditorProps = { target: ClientTarget | null; onClose: () => void };

/** Loads the form when it is first wanted, and keeps it for the next time. */
export function ClientEditor({ target, onClose }: ClientEditorProps) {
  const mayManage = useMay('clients.manage');
  const [wasWanted, setWasWanted] = useState(target !== null);
  if (target !== null && !wasWanted) setWasWanted(true);
  if (!wasWanted || !mayManage) return null;
  return (
    <Suspense fallback={null}>
      <ClientDialog target={target} onClose={onClose} />
    </Suspense>
  );
}
