import { compareNames } from '@app/domain/shared/text';
import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';

/** Which service is given; one that is out of use is offered only where it was chosen before. */
export function RewardServiceField({ value, ...field }: SelectProps) {
  const { data: services = [] } = useQuery(useApi().catalog.services.list.queryOptions());
  const offered = services.filter(({ id, active }) => active || id === value);
  const data = offered
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((one, other) => compareNames(one.label, other.label));
  return <Select {...field} value={value ?? null} data={data} searchable />;
}
