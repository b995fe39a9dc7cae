import { ActionIcon, Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { importLabels as labels } from './services-import.labels.ts';

// Most people never import; what it takes is loaded when somebody does.
const ServicesImportDialog = lazy(() => import('./services-import-dialog.tsx'));

/** A word on a wide screen, its icon on a phone. */
export function ImportServicesButton() {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay('services.manage')) return null;

  const open = () => setIsOpen(true);
  const icon = <IconUpload size={18} />;
  return (
    <>
      {isPhone ? (
        <ActionIcon variant="default" aria-label={labels.open} onClick={open}>
          {icon}
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={icon} onClick={open}>
          {labels.open}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ServicesImportDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
