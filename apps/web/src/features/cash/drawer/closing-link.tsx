import { IconFileText, IconPrinter } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { closingPageLabels as labels } from './cash.labels.ts';

const PAGE = '/dashboard/financial/closings/$id';

/** From the count to the whole closing. */
export function ClosingLink({ id }: { id: string }) {
  return (
    <LinkButton
      variant="default"
      to={PAGE}
      params={{ id }}
      leftSection={<IconFileText size={18} />}
    >
      {labels.open}
    </LinkButton>
  );
}

/** For whoever sees the closing already: its paper, for the folder. */
export function ClosingPrint({ id }: { id: string }) {
  return (
    <LinkButton
      variant="default"
      to={PAGE}
      params={{ id }}
      search={{ print: true }}
      leftSection={<IconPrinter size={18} />}
    >
      {labels.print}
    </LinkButton>
  );
}
