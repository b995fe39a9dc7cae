import { compareNames } from '../shared/text.ts';

export type ServiceGroup<Service> = { category: string; services: Service[] };

/** By category in the order of their names, what has none last. */
export function groupsOf<Service extends { category: string }>(
  services: readonly Service[],
): ServiceGroup<Service>[] {
  const categories = [...new Set(services.map(({ category }) => category))].sort(namelessLast);
  return categories.map((category) => ({
    category,
    services: services.filter((service) => service.category === category),
  }));
}

function namelessLast(one: string, other: string): number {
  if (one === '' || other === '') return one === '' ? 1 : -1;
  return compareNames(one, other);
}
