import { IconArrowLeft } from '@tabler/icons-react';
import { LinkButton } from '../../ui/link-button.tsx';
import { transactionLabels as labels } from './transactions.labels.ts';

export function BackToFinancial() {
  return (
    <LinkButton
      to="/dashboard/financial"
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
