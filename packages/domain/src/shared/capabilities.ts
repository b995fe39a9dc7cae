/** What the product is sold for. */
export const CAPABILITIES = [
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
  'points',
  'reviews',
  'assistant',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

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
  'points',
  'reviews',
  'assistant',
];

export function works(capability: Capability): boolean {
  return WORKING.includes(capability);
}

/** What an installation does, and the product alone cannot promise: only its server knows. */
export type Installed = {
  isBackedUp: boolean;
  /** What the product can do, and nobody finds here. */
  missing: readonly Capability[];
};

/** What a plan promises by these words; words of an operator's own promise what she knows. */
const PROMISED_BY: Readonly<Record<string, Capability>> = {
  'Agendamentos ilimitados': 'booking',
  'WhatsApp completo': 'whatsapp',
  'Gestão de clientes': 'clients',
  'Relatórios avançados': 'reports',
  'Controle financeiro': 'cash',
  'Programa de fidelidade': 'loyalty',
  'Campanhas automáticas de marketing': 'campaigns',
  'Lembretes automáticos': 'reminders',
  'Múltiplos profissionais': 'team',
};

const BACKUPS = 'Backups automáticos';

export function promisedBy(feature: string): Capability | null {
  return PROMISED_BY[feature] ?? null;
}

/** The features of a plan without those that do not work yet, or not here. */
export function featuresThatWork(
  features: readonly string[],
  { isBackedUp, missing }: Installed,
): string[] {
  return features.filter((text) => {
    if (text === BACKUPS) return isBackedUp;
    const promised = promisedBy(text);
    return promised === null || (works(promised) && !missing.includes(promised));
  });
}
