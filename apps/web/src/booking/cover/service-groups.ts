import { groupsOf } from '@app/domain/catalog/service-groups';
import type { BookableService } from '../booking-gate.ts';
import { coverLabels } from './cover.labels.ts';

export type NamedGroup = { name: string; services: BookableService[] };

/** One group without a name where no service has a category. */
export function namedGroupsOf(services: readonly BookableService[]): NamedGroup[] {
  const groups = groupsOf(services);
  const isOne = groups.length === 1;
  return groups.map(({ category, services: offered }) => ({
    name: category || (isOne ? '' : coverLabels.otherServices),
    services: offered,
  }));
}
