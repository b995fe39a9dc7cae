import { MAIL_SERVER_DEFAULTS } from '@app/domain/platform/mail-server';
import type { OperatorScope } from '../database/scopes.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { readMailDesk } from './mail-desk.ts';
import type { MailTransport } from './mail-message.ts';
import type { SavedTransport } from './mailer.ts';
import { createSmtpTransport, type SmtpTransportOptions } from './smtp-transport.ts';

/** Names of the settings, as the operator saves them. */
export const MAIL_SETTINGS = {
  host: 'smtp_host',
  port: 'smtp_port',
  security: 'smtp_security',
  user: 'smtp_user',
  password: 'smtp_password',
  sender: 'smtp_sender',
} as const;

type SavedMailServer = { transport: SavedTransport; close(): void };

/**
 * The mail server that an operator saved. It is read whenever a mail goes out, so that a change holds
 * from the next one on, in every process.
 */
export function createSavedMailServer(settings: SettingsStore, from: string): SavedMailServer {
  let open: { key: string; transport: MailTransport } | null = null;
  return {
    async transport(scope) {
      const options = await readMailServer(scope, settings, from);
      if (!options) return null;
      const key = JSON.stringify(options);
      if (open?.key !== key) open = { key, transport: createSmtpTransport(options) };
      return open.transport;
    },
    close: () => open?.transport.close(),
  };
}

/** Null while no host is saved. Without a sender of its own it writes as the servers were told to. */
export async function readMailServer(
  scope: OperatorScope,
  settings: SettingsStore,
  from: string,
): Promise<SmtpTransportOptions | null> {
  const saved = await settings.readAll(scope, Object.values(MAIL_SETTINGS));
  const host = saved.get(MAIL_SETTINGS.host);
  if (!host) return null;
  const user = saved.get(MAIL_SETTINGS.user);
  const sender = saved.get(MAIL_SETTINGS.sender);
  const security = saved.get(MAIL_SETTINGS.security) ?? MAIL_SERVER_DEFAULTS.security;
  const { productName } = await readMailDesk(scope);
  return {
    host,
    port: Number(saved.get(MAIL_SETTINGS.port) ?? MAIL_SERVER_DEFAULTS.port),
    secure: security === 'SSL',
    startTls: security === 'TLS' ? 'required' : 'when-offered',
    ...(user && { user, password: saved.get(MAIL_SETTINGS.password) }),
    from: sender ? `"${productName.replace(/["\\]/g, '')}" <${sender}>` : from,
  };
}
