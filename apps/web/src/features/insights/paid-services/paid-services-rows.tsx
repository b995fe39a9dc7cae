import type { PaidService } from '@app/contract/insights/paid-services.contract';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { paidServicesLabels as labels } from './paid-services.labels.ts';
import { paidServiceColumns } from './paid-services-columns.tsx';

/** `undefined` while they are on their way. */
type PaidServicesRowsProps = { services: readonly PaidService[] | undefined };

export function PaidServicesRows({ services }: PaidServicesRowsProps) {
  return (
    <TableOrCards
      label={labels.title}
      columns={paidServiceColumns}
      rows={services}
      keyOf={keyOf}
      nameOf={nameOf}
      cardsBelow={75}
    />
  );
}

const keyOf = ({ id }: PaidService): string => id;
const nameOf = ({ serviceName }: PaidService): string => serviceName;
