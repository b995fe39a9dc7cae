/** The areas of the business, in the order in which they may know each other: only leftwards. */
export const AREAS = [
  'identity',
  'company',
  'billing',
  'team',
  'catalog',
  'clients',
  'stock',
  'promotions',
  'loyalty',
  'scheduling',
  'cash',
  'reviews',
  'tasks',
  'messaging',
  'insights',
  'platform',
];
