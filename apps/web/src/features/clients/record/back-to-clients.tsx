import { IconArrowLeft } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { clientPageLabels as labels } from './client-page.labels.ts';

export function BackToClients() {
  return (
    <LinkButton
      to="/dashboard/clients"
      variant="subtle"
      color="gray"
      size="compact-sm"
      ms={-8}
      mb="xs"
      leftSection={<IconArrowLeft size={16} />}
    >
      {labels.back}
    </LinkButton>
  );
}
