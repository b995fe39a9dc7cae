/** The names people remember. Each opens the dashboard's screen of the same name; a new one adds its line. */
export const SHORT_NAMES = [
  'appointments',
  'clients',
  'coupons',
  'financial',
  'gift-cards',
  'loyalty',
  'messages',
  'orders',
  'packages',
  'points',
  'professionals',
  'reports',
  'reviews',
  'services',
  'settings',
  'stock',
  'tasks',
  'whatsapp',
];

/** `/services/x` lies at `/dashboard/services/x`; `null` when the address is no short one. */
export function fullAddressOf(path: string): string | null {
  const [, name = ''] = path.split('/');
  return SHORT_NAMES.includes(name) ? `/dashboard${path}` : null;
}
