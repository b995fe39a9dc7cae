import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/** The drawer moved meanwhile. What has to be looked at again begins right below. */
export function ClosingChange({ children }: { children: string | null }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children !== null) alert.current?.focus();
  }, [children]);
  if (children === null) return null;
  return (
    <Alert ref={alert} tabIndex={-1} color="yellow" icon={<IconAlertTriangle size={18} />}>
      {children}
    </Alert>
  );
}
