/** What the product is sold for. */
export type Capability =
  | 'booking'
  | 'clients'
  | 'team'
  | 'cash'
  | 'reports'
  | 'coupons'
  | 'phone'
  | 'whatsapp'
  | 'reminders'
  | 'loyalty'
  | 'reviews'
  | 'campaigns'
  | 'assistant';

/**
 * What a person can use today. An area adds its line when it works, and whatever sells the product
 * (landing page, plans, terms, sign-in) names it from then on.
 */
const WORKING: readonly Capability[] = [
  'booking',
  'clients',
  'team',
  'cash',
  'reports',
  'coupons',
  'phone',
  'whatsapp',
  'reminders',
  'campaigns',
  'loyalty',
  'reviews',
  'assistant',
];

export function works(capability: Capability): boolean {
  return WORKING.includes(capability);
}

/** What an installation does, and the product alone cannot promise: only its server knows. */
export type Installed = { isBackedUp: boolean };

/** What a plan promises by these words; words of an operator's own promise what she knows. */
const PROMISED_BY: Readonly<Record<string, Capability>> = {
  'WhatsApp completo': 'whatsapp',
  'Programa de fidelidade': 'loyalty',
  'Campanhas automáticas de marketing': 'campaigns',
  'Lembretes automáticos': 'reminders',
};

const BACKUPS = 'Backups automáticos';

/** The features of a plan without those that do not work yet, or not here. */
export function featuresThatWork(features: readonly string[], { isBackedUp }: Installed): string[] {
  return features.filter((text) => {
    if (text === BACKUPS) return isBackedUp;
    const promised = PROMISED_BY[text];
    return promised === undefined || works(promised);
  });
}
