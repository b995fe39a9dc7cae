import { LARGEST_AMOUNT } from '../shared/money.ts';

/** Who earns of a package: whoever does what it holds, or whoever sells it. */
export const PACKAGE_COMMISSIONS = ['use', 'sale'] as const;
export type PackageCommission = (typeof PACKAGE_COMMISSIONS)[number];

/** The most that a client may be allowed to owe. */
export const LARGEST_ACCOUNT_LIMIT = LARGEST_AMOUNT;
