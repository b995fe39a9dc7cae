/** TLS: switched on before the password is said. SSL: from the first byte. NONE: only where offered. */
export const MAIL_SECURITIES = ['TLS', 'SSL', 'NONE'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

export const MAIL_SERVER_DEFAULTS = { port: 587, security: 'TLS' } as const;
export const MAIL_SERVER_LIMITS = { host: 253, user: 200, password: 200, sender: 120 } as const;
