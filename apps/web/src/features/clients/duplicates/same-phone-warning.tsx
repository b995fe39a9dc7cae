import { Alert, Button, List, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { clientFormLabels as labels } from '../record/client-form.labels.ts';
import { ClientLink } from '../record/client-link.tsx';

type SamePhoneWarningProps = {
  clients: readonly { id: string; name: string }[];
  onSaveAnyway: () => void;
  isSaving: boolean;
};

/** Names whoever has the phone already. To look at them does not lose what was typed. */
export function SamePhoneWarning({ clients, onSaveAnyway, isSaving }: SamePhoneWarningProps) {
  const warning = useRef<HTMLDivElement>(null);
  // A long form may end below what is on the screen.
  useEffect(() => {
    // Newer browsers answer a promise, which React would take for the way to clean up.
    warning.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Alert
      ref={warning}
      role="alert"
      mt="md"
      color="yellow"
      icon={<IconAlertTriangle />}
      title={labels.samePhone}
    >
      <List listStyleType="none" mb="xs">
        {clients.map(({ id, name }) => (
          <List.Item key={id}>
            <ClientLink id={id} target="_blank">
              {name}
              <VisuallyHidden> {labels.opensInNewTab}</VisuallyHidden>
            </ClientLink>
          </List.Item>
        ))}
      </List>
      <Text mb="sm">{labels.samePhoneAdvice}</Text>
      <Button variant="default" loading={isSaving} onClick={onSaveAnyway}>
        {labels.saveAnyway}
      </Button>
    </Alert>
  );
}
