import { compareNames } from '@app/domain/shared/text';
import type { BookableService } from '../booking-gate.ts';
import { coverLabels } from './cover.labels.ts';

export type ServiceGroup = { name: string; services: BookableService[] };

/** By category in the order of their names, what has none last; one group without a name where none has. */
export function groupsOf(services: readonly BookableService[]): ServiceGroup[] {
  const names = [...new Set(services.map(({ category }) => category))].sort(namelessLast);
  const isOne = names.length === 1;
  return names.map((category) => ({
    name: category || (isOne ? '' : coverLabels.otherServices),
    services: services.filter((service) => service.category === category),
  }));
}

function namelessLast(one: string, other: string): number {
  if (one === '' || other === '') return one === '' ? 1 : -1;
  return compareNames(one, other);
}
