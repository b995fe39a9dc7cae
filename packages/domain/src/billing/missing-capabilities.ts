import { CAPABILITIES, type Capability } from '../shared/capabilities.ts';
import type { Module } from './access.ts';

/** How a company connects its number here: by a code that its phone reads, at Meta alone, or not at all. */
export type WhatsappWay = 'qr-code' | 'official' | 'none';

/** The module in which each one is found; null for what belongs to none. */
const FOUND_IN: Readonly<Record<Capability, Module | null>> = {
  booking: 'appointments',
  clients: 'clients',
  team: 'professionals',
  cash: 'financial',
  reports: 'reports',
  coupons: 'coupons',
  phone: null,
  whatsapp: 'messages',
  reminders: 'messages',
  campaigns: 'messages',
  loyalty: 'loyalty',
  points: 'points',
  reviews: 'reviews',
  assistant: null,
};

/** What leaves only by a connected number; what is due to one client has other ways. */
const BY_NUMBER: readonly Capability[] = ['whatsapp', 'campaigns'];

type Installation = {
  hiddenModules: readonly Module[];
  whatsapp: WhatsappWay;
  /** Whether somebody answers a company's questions. */
  hasAssistant: boolean;
};

/** What nobody may be promised here: it is switched off for everybody, or nobody set it up. */
export function missingCapabilities(installation: Installation): Capability[] {
  const { hiddenModules, whatsapp, hasAssistant } = installation;
  return CAPABILITIES.filter((capability) => {
    if (BY_NUMBER.includes(capability) && whatsapp === 'none') return true;
    if (capability === 'assistant' && !hasAssistant) return true;
    const module = FOUND_IN[capability];
    return module !== null && hiddenModules.includes(module);
  });
}
