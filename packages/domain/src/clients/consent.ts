export const CONSENT_SOURCES = ['counter', 'phone', 'whatsapp', 'online', 'import'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];
