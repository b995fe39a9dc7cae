import { IconUpload } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { PageAction } from '../page-actions.tsx';
import { sheetLabels as labels } from './sheet-import.labels.ts';

/** Most people never import: the dialog is one that is loaded when somebody does. */
export function useSheetImportAction(Dialog: ComponentType<{ onClose: () => void }>): {
  action: PageAction;
  dialog: ReactNode;
} {
  const [isOpen, setIsOpen] = useState(false);
  return {
    action: {
      label: labels.open,
      icon: <IconUpload size={18} />,
      onClick: () => setIsOpen(true),
    },
    dialog: isOpen && (
      <Suspense fallback={null}>
        <Dialog onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
