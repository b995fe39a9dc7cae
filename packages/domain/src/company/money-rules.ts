/** Who earns of a package: whoever does what it holds, or whoever sells it. */
export const PACKAGE_COMMISSIONS = ['use', 'sale'] as const;
export type PackageCommission = (typeof PACKAGE_COMMISSIONS)[number];
