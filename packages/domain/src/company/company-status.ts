export const COMPANY_STATUS_LIMITS = { nameLength: 40, statuses: 100 } as const;

export const NEW_COMPANY_STATUS = { color: '#3B82F6' } as const;
