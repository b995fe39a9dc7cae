import { IconPrinter } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { closingPageLabels as labels } from './cash.labels.ts';

/** Leads to the closing as it is printed and put into the folder. */
export function ClosingLink({ id }: { id: string }) {
  return (
    <LinkButton
      variant="default"
      to="/dashboard/financial/closings/$id"
      params={{ id }}
      leftSection={<IconPrinter size={18} />}
    >
      {labels.open}
    </LinkButton>
  );
}
