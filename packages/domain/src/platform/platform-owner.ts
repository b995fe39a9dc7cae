/** What the product is called until whoever runs it gives it another name. */
export const PRODUCT_NAME = 'Hora Marcada';

export const OWNER_LIMITS = { name: 120, document: 20, phone: 20, platformName: 40 } as const;

/** Who runs the platform, as its visitors read it. What is not told is empty. */
export type PlatformOwner = { name: string; document: string; email: string; phone: string };
