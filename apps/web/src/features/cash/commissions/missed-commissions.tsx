import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { useMissedCommissions } from './missed-commissions.api.ts';
import { labelsFor, missedText } from './missed-commissions.labels.ts';

const MissedCommissionsDialog = lazyPart(() => import('./missed-commissions-dialog.tsx'));

/** What was paid before its commission was set can still be owed. Silent while there is nothing. */
export function MissedCommissions() {
  const mayManage = useMay('commissions.manage');
  const { data: missed = [] } = useMissedCommissions(mayManage);
  const [isOpen, setIsOpen] = useState(false);
  if (missed.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} mb="md">
      <Group justify="space-between">
        <Text>{missedText(missed)}</Text>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {labelsFor(missed).open}
        </Button>
      </Group>
      {isOpen && (
        <Suspense fallback={null}>
          <MissedCommissionsDialog missed={missed} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Alert>
  );
}
