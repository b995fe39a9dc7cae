import type { PlatformSettings } from '@app/contract/platform/settings.contract';
import { SWITCHABLE_MODULES } from '@app/domain/billing/access';
import { HOURLY_LIMIT } from '@app/domain/messaging/pace';
import { APPEARANCE_DEFAULTS } from '@app/domain/platform/appearance';
import { ASSISTANT_DEFAULTS } from '@app/domain/platform/assistant-provider';
import { MAIL_SECURITIES, MAIL_SERVER_DEFAULTS } from '@app/domain/platform/mail-server';
import { ASSISTANT_SETTINGS } from '../../foundation/assistant/assistant-settings.ts';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { Environment } from '../../foundation/environment.ts';
import { MAIL_SETTINGS } from '../../foundation/mail/saved-mail-server.ts';
import { parseSmtpUrl } from '../../foundation/mail/smtp-options.ts';
import type { SettingsStore } from '../../foundation/settings/settings.ts';
import { SIGN_UP_CHECKOUT } from '../billing/sign-up-checkout.rules.ts';
import { HOURLY_LIMIT_SETTING } from '../messaging/sending/limits.queries.ts';
import {
  APPEARANCE_SETTINGS,
  featureKey,
  OWNER_SETTINGS,
  PLATFORM_NAME,
} from './setting-keys.rules.ts';
import { readSettingVersions } from './setting-versions.queries.ts';
import { SUPPORT_EMAIL, SUPPORT_WHATSAPP } from './support.queries.ts';

/** What is saved, by its key; of a secret null. */
type Saved = ReadonlyMap<string, string | null>;

/** Everything that operators set, with what holds where nothing is saved. No secret is among it. */
export async function readPlatformSettings(
  scope: OperatorScope,
  settings: SettingsStore,
  environment: Environment,
): Promise<PlatformSettings> {
  const saved = await settings.list(scope);
  return {
    versions: await readSettingVersions(scope),
    general: generalIn(saved),
    company: {
      name: textIn(saved, OWNER_SETTINGS.name),
      document: textIn(saved, OWNER_SETTINGS.document),
      email: textIn(saved, OWNER_SETTINGS.email),
      phone: textIn(saved, OWNER_SETTINGS.phone),
    },
    appearance: appearanceIn(saved),
    evolution: evolutionIn(saved, environment),
    meta: metaIn(saved, environment),
    openai: assistantIn(saved),
    smtp: mailServerIn(saved, environment),
  };
}

function generalIn(saved: Saved): PlatformSettings['general'] {
  return {
    platformName: textIn(saved, PLATFORM_NAME),
    supportWhatsapp: textIn(saved, SUPPORT_WHATSAPP),
    supportEmail: textIn(saved, SUPPORT_EMAIL),
    messagesPerHour: numberIn(saved, HOURLY_LIMIT_SETTING, HOURLY_LIMIT),
    signUpCheckout: saved.get(SIGN_UP_CHECKOUT) !== 'off',
    hiddenModules: SWITCHABLE_MODULES.filter((module) => saved.get(featureKey(module)) === 'false'),
  };
}

export function appearanceIn(saved: Saved): PlatformSettings['appearance'] {
  const { primary, secondary, background, text } = APPEARANCE_DEFAULTS;
  return {
    primary: textIn(saved, APPEARANCE_SETTINGS.primary) || primary,
    secondary: textIn(saved, APPEARANCE_SETTINGS.secondary) || secondary,
    background: textIn(saved, APPEARANCE_SETTINGS.background) || background,
    text: textIn(saved, APPEARANCE_SETTINGS.text) || text,
  };
}

/** The environment of the servers outdoes what is saved. */
function evolutionIn(saved: Saved, { EVOLUTION_URL }: Environment): PlatformSettings['evolution'] {
  if (EVOLUTION_URL) return { url: EVOLUTION_URL, hasApiKey: true, isFixed: true };
  const hasApiKey = saved.has('evolution_api_key');
  return { url: textIn(saved, 'evolution_url'), hasApiKey, isFixed: false };
}

function metaIn(saved: Saved, { PUBLIC_URL }: Environment): PlatformSettings['meta'] {
  return {
    appId: textIn(saved, 'meta_app_id'),
    hasAppSecret: saved.has('meta_app_secret'),
    hasVerifyToken: saved.has('meta_verify_token'),
    graphVersion: textIn(saved, 'meta_graph_version'),
    webhookUrl: `${PUBLIC_URL}/api/webhooks/whatsapp`,
  };
}

function assistantIn(saved: Saved): PlatformSettings['openai'] {
  const usual = ASSISTANT_DEFAULTS;
  const keys = ASSISTANT_SETTINGS;
  return {
    baseUrl: textIn(saved, keys.baseUrl),
    hasApiKey: saved.has(keys.apiKey),
    model: textIn(saved, keys.model) || usual.model,
    temperature: numberIn(saved, keys.temperature, usual.temperature),
    maxTokens: numberIn(saved, keys.maxTokens, usual.maxTokens),
    priceInCents: numberIn(saved, keys.priceIn, usual.priceInCents),
    priceOutCents: numberIn(saved, keys.priceOut, usual.priceOutCents),
    monthlyLimitInCents: numberIn(saved, keys.monthlyLimit, usual.monthlyLimitInCents),
  };
}

function mailServerIn(saved: Saved, environment: Environment): PlatformSettings['smtp'] {
  if (environment.SMTP_URL) return fixedMailServer(environment.SMTP_URL, environment.MAIL_FROM);
  const security = textIn(saved, MAIL_SETTINGS.security);
  return {
    host: textIn(saved, MAIL_SETTINGS.host),
    port: numberIn(saved, MAIL_SETTINGS.port, MAIL_SERVER_DEFAULTS.port),
    security: MAIL_SECURITIES.find((known) => known === security) ?? MAIL_SERVER_DEFAULTS.security,
    user: textIn(saved, MAIL_SETTINGS.user),
    hasPassword: saved.has(MAIL_SETTINGS.password),
    sender: textIn(saved, MAIL_SETTINGS.sender),
    isFixed: false,
  };
}

function fixedMailServer(url: string, from: string): PlatformSettings['smtp'] {
  const { host, port, secure, user = '', password } = parseSmtpUrl(url);
  return {
    host,
    port,
    security: secure ? 'SSL' : 'TLS',
    user,
    hasPassword: password !== undefined,
    sender: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from,
    isFixed: true,
  };
}

function textIn(saved: Saved, key: string): string {
  return saved.get(key) ?? '';
}

function numberIn(saved: Saved, key: string, usual: number): number {
  const text = textIn(saved, key);
  return text === '' ? usual : Number(text);
}
