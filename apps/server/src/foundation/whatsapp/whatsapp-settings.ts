import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { OperatorScope } from '../database/scopes.ts';
import { type Changer, recordSettingChange } from '../settings/setting-changes.ts';
import type { SettingsStore } from '../settings/settings.ts';

export const USUAL_GRAPH_VERSION = 'v23.0';

/** What the platform needs to speak to each provider. Numbers of companies are theirs, not here. */
export const WHATSAPP_SETTINGS = [
  'evolution_url',
  'evolution_api_key',
  'meta_app_id',
  'meta_app_secret',
  'meta_verify_token',
  'meta_graph_version',
] as const;
export type WhatsappSetting = (typeof WHATSAPP_SETTINGS)[number];

const SECRETS: readonly WhatsappSetting[] = [
  'evolution_api_key',
  'meta_app_secret',
  'meta_verify_token',
];

const SHAPES: Record<WhatsappSetting, RegExp> = {
  evolution_url: /^https?:\/\/[^\s/?#@]+(\/[^\s?#@]*)?$/,
  evolution_api_key: /^\S{8,200}$/,
  meta_app_id: /^\d{5,20}$/,
  meta_app_secret: /^[0-9a-f]{32}$/,
  meta_verify_token: /^[\w-]{8,100}$/,
  meta_graph_version: /^v\d{1,3}\.\d{1,2}$/,
};

export type EvolutionSettings = { url: string; apiKey: string };
export type MetaSettings = {
  appId: string | null;
  appSecret: string;
  verifyToken: string;
  graphVersion: string;
};

export function isWhatsappSetting(setting: WhatsappSetting, value: string): boolean {
  return SHAPES[setting].test(value);
}

export function isSecretSetting(setting: WhatsappSetting): boolean {
  return SECRETS.includes(setting);
}

/** A value of another shape is refused. Who changed it is written down, and never to what. */
export async function saveWhatsappSetting(
  scope: OperatorScope,
  settings: SettingsStore,
  { setting, value, ...changer }: { setting: WhatsappSetting; value: string } & Changer,
): Promise<Result<null, 'wrong-shape'>> {
  if (!isWhatsappSetting(setting, value)) return refuse('wrong-shape');
  await recordSettingChange(scope, setting, changer);
  const kept = setting === 'evolution_url' ? value.replace(/\/$/, '') : value;
  const saved = { key: setting, value: kept };
  const save = isSecretSetting(setting) ? settings.saveSecret : settings.save;
  await save(scope, saved, changer.userId);
  return accept(null);
}

/** Both or none: an address without its key leads nowhere. */
export async function readEvolutionSettings(
  scope: OperatorScope,
  settings: SettingsStore,
): Promise<EvolutionSettings | null> {
  const url = await settings.read(scope, 'evolution_url');
  const apiKey = await settings.read(scope, 'evolution_api_key');
  return url && apiKey ? { url, apiKey } : null;
}

export async function readMetaSettings(
  scope: OperatorScope,
  settings: SettingsStore,
): Promise<MetaSettings | null> {
  const appSecret = await settings.read(scope, 'meta_app_secret');
  const verifyToken = await settings.read(scope, 'meta_verify_token');
  if (!appSecret || !verifyToken) return null;
  const graphVersion = await settings.read(scope, 'meta_graph_version');
  return {
    appId: (await settings.read(scope, 'meta_app_id')) || null,
    appSecret,
    verifyToken,
    graphVersion: graphVersion || USUAL_GRAPH_VERSION,
  };
}

/** As a person may see them: secrets only as far as one recognises them. */
export async function describeWhatsappSetting(
  scope: OperatorScope,
  settings: SettingsStore,
  setting: WhatsappSetting,
): Promise<string | null> {
  const value = await settings.read(scope, setting);
  if (value === null || !isSecretSetting(setting)) return value;
  return `…${value.slice(-4)}`;
}
