import type { PaidService } from '@app/contract/insights/paid-services.contract';
import type { SoldPart } from '@app/domain/insights/sold';
import { useMemo } from 'react';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { soldText } from './paid-services.labels.ts';
import { paidColumnsOf } from './paid-services-columns.tsx';

type PaidServicesRowsProps = {
  sold: SoldPart;
  /** `undefined` while they are on their way. */
  services: readonly PaidService[] | undefined;
};

export function PaidServicesRows({ sold, services }: PaidServicesRowsProps) {
  const columns = useMemo(() => paidColumnsOf(sold), [sold]);
  return (
    <TableOrCards
      label={soldText[sold].title}
      columns={columns}
      rows={services}
      keyOf={keyOf}
      nameOf={nameOf}
      cardsBelow={75}
    />
  );
}

const keyOf = ({ id }: PaidService): string => id;
const nameOf = ({ serviceName }: PaidService): string => serviceName;
