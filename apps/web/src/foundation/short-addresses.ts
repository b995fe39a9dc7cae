/** The names people remember. Each opens the dashboard's screen of the same name; a new one adds its line. */
const NAMES = [
  'appointments',
  'clients',
  'coupons',
  'financial',
  'professionals',
  'reports',
  'services',
  'settings',
];

/** `/services/x` lies at `/dashboard/services/x`; `null` when the address is no short one. */
export function fullAddressOf(path: string): string | null {
  const [, name = ''] = path.split('/');
  return NAMES.includes(name) ? `/dashboard${path}` : null;
}
