import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useCustomTemplates } from './marketing.api.ts';
import { massLabels as labels } from './marketing.labels.ts';

/** Without a template of her own there is nothing to send. */
export function NoCustomTemplates({ sentence }: { sentence: string }) {
  if (useCustomTemplates()?.length !== 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={20} />}>
      <Group justify="space-between" gap="sm">
        <span>{sentence}</span>
        <LinkButton
          to="/dashboard/whatsapp"
          search={{ tab: 'templates' }}
          variant="default"
          size="sm"
        >
          {labels.createTemplate}
        </LinkButton>
      </Group>
    </Alert>
  );
}
