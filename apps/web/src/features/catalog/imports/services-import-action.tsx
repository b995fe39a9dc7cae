import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import type { PageAction } from '../../../ui/page-actions.tsx';
import { importLabels as labels } from './services-import.labels.ts';

// Most people never import; what it takes is loaded when somebody does.
const ServicesImportDialog = lazyPart(() => import('./services-import-dialog.tsx'));

export function useServicesImport(): { action: PageAction; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  return {
    action: {
      label: labels.open,
      icon: <IconUpload size={18} />,
      onClick: () => setIsOpen(true),
    },
    dialog: isOpen && (
      <Suspense fallback={null}>
        <ServicesImportDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
