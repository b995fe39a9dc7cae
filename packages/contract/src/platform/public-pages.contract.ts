import { TRIAL_DAYS } from '@app/domain/billing/access';
import { missingCapabilities } from '@app/domain/billing/missing-capabilities';
import { PRODUCT_NAME } from '@app/domain/platform/platform-owner';
import { CAPABILITIES, type Capability } from '@app/domain/shared/capabilities';

/** The pages that visitors read without signing in: where each is found and what its file is called. */
export const PUBLIC_PAGES = [
  { name: 'landing', address: '/' },
  { name: 'terms', address: '/termos' },
  { name: 'privacy', address: '/privacidade' },
] as const;
export type PublicPageName = (typeof PUBLIC_PAGES)[number]['name'];

/** What the server fills into a public page. The web marks the places with these names. */
export type PublicPageFacts = {
  /** Where people reach the system, without a slash at the end. */
  address: string;
  year: string;
  /** What the product calls itself. */
  brand: string;
  /** Who runs it, in one line, once that is told. */
  owner: readonly { line: string }[];
  /** One empty entry once its colours were changed. */
  appearance: readonly Record<never, string>[];
  plan: readonly PlanFacts[];
  /** One empty entry when there is no plan to show: the fixed card stays. */
  'fixed-plan': readonly Record<never, string>[];
  whatsapp: readonly { digits: string; phone: string }[];
  email: readonly { mailbox: string }[];
  /** One empty entry once there is one of the two. */
  contact: readonly Record<never, string>[];
  /** One empty entry while there is neither. */
  'no-contact': readonly Record<never, string>[];
  /** One empty entry where backups are made every day. */
  backups: readonly Record<never, string>[];
  /** One empty entry where nobody promises that. */
  'no-backups': readonly Record<never, string>[];
  /** One empty entry where a phone connects its number by reading a code. */
  'qr-code': readonly Record<never, string>[];
  /** One empty entry where a number is connected in another way. */
  'no-qr-code': readonly Record<never, string>[];
  /** One empty entry where one plan stands alone and opens everything. */
  'all-in-one': readonly Record<never, string>[];
  'not-all-in-one': readonly Record<never, string>[];
  /** One empty entry where every plan takes as many professionals and appointments as one likes. */
  unlimited: readonly Record<never, string>[];
  limited: readonly Record<never, string>[];
} & TrialFacts &
  CapabilityFacts;

/** One empty entry for what works here, and for what does not. */
export type CapabilityFacts = Readonly<
  Record<`has-${Capability}` | `no-${Capability}`, readonly Record<never, string>[]>
>;

export type TrialFacts = {
  /** How long a new company tries for free: '7 dias', and as a heading writes it. */
  'free-trial': readonly { span: string; heading: string }[];
  /** One empty entry where nobody may try. */
  'no-trial': readonly Record<never, string>[];
};

export type PlanFacts = {
  name: string;
  description: string;
  price: string;
  /** One empty entry when it applies. */
  badge: readonly Record<never, string>[];
  trial: readonly { days: string }[];
  feature: readonly { text: string }[];
};

/** What a page says when nothing is known: no database was asked. */
export function unknownFacts(address: string, year: string): PublicPageFacts {
  const nobody = { whatsapp: [], email: [], contact: [], 'no-contact': [{}] };
  const nothingMade = { backups: [], 'no-backups': [{}], 'qr-code': [], 'no-qr-code': [{}] };
  const missing = missingCapabilities(NOTHING_SET_UP);
  const told = { brand: PRODUCT_NAME, owner: [], appearance: [] };
  const trial = trialFacts(TRIAL_DAYS);
  return {
    address,
    year,
    ...told,
    plan: [],
    'fixed-plan': [{}],
    ...nobody,
    ...nothingMade,
    'all-in-one': [{}],
    'not-all-in-one': [],
    unlimited: [{}],
    limited: [],
    ...capabilityFacts(missing),
    ...trial,
  };
}

const NOTHING_SET_UP = { hiddenModules: [], whatsapp: 'none', hasAssistant: false } as const;

export function capabilityFacts(missing: readonly Capability[]): CapabilityFacts {
  const said = CAPABILITIES.flatMap((capability) => {
    const isMissing = missing.includes(capability);
    return [
      [`has-${capability}`, isMissing ? [] : [{}]],
      [`no-${capability}`, isMissing ? [{}] : []],
    ];
  });
  // One entry for each name.
  return Object.fromEntries(said) as CapabilityFacts;
}

export function trialFacts(days: number): TrialFacts {
  if (days <= 0) return { 'free-trial': [], 'no-trial': [{}] };
  const [span, heading] = days === 1 ? ['1 dia', '1 Dia'] : [`${days} dias`, `${days} Dias`];
  return { 'free-trial': [{ span, heading }], 'no-trial': [] };
}
