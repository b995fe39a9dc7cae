import type { WhatsappWay } from '@app/domain/billing/missing-capabilities';
import type { OperatorScope, Scopes } from '../database/scopes.ts';
import type { Environment } from '../environment.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { openEvolutionLine } from './evolution-gateway.ts';
import type { WhatsappGateway, WhatsappLine, WhatsappProvider } from './gateway.ts';
import { openMetaLine } from './meta-gateway.ts';
import {
  type EvolutionSettings,
  type MetaSettings,
  readEvolutionSettings,
  readMetaSettings,
  USUAL_GRAPH_VERSION,
} from './whatsapp-settings.ts';

const GRAPH_URL = 'https://graph.facebook.com';

/** Where messages go: nowhere, to a simulator, or to real phones. */
export type WhatsappEnvironment = 'none' | 'sim' | 'real';

export type Whatsapp = {
  /** The gateway of a line, as the settings say at this moment; null where there is none. */
  open(line: WhatsappLine): Promise<WhatsappGateway | null>;
  environmentOf(provider: WhatsappProvider): Promise<WhatsappEnvironment>;
  /** What signs the webhooks of WhatsApp itself, and the token it asks for; null without an app. */
  metaWebhook(): Promise<Pick<MetaSettings, 'appSecret' | 'verifyToken'> | null>;
};

/** Stands in the place of a provider where none is configured. */
export type PlayedWhatsapp = {
  evolution: { access: EvolutionSettings; fetch: typeof fetch };
  meta: { appSecret: string; verifyToken: string; fetch: typeof fetch };
};

type WhatsappParts = {
  scopes: Scopes;
  settings: SettingsStore;
  environment: Pick<Environment, 'EVOLUTION_URL' | 'EVOLUTION_API_KEY'>;
  /** Null where nothing may be played: others could reach the system. */
  played: PlayedWhatsapp | null;
  /** Takes the place of the network in tests. */
  transport?: typeof fetch;
};

/** Settings are read whenever they are needed, so a change holds from the next message on. */
export function createWhatsapp(parts: WhatsappParts): Whatsapp {
  const { settings, environment, played, transport = fetch } = parts;

  /** The environment of the process outdoes what was saved. */
  async function evolution(): Promise<EvolutionSettings | null> {
    const { EVOLUTION_URL: url, EVOLUTION_API_KEY: apiKey } = environment;
    if (url && apiKey) return { url: url.replace(/\/$/, ''), apiKey };
    return ask((scope) => readEvolutionSettings(scope, settings));
  }

  function meta(): Promise<MetaSettings | null> {
    return ask((scope) => readMetaSettings(scope, settings));
  }

  async function openEvolution(name: string): Promise<WhatsappGateway | null> {
    const access = await evolution();
    if (access) return openEvolutionLine({ ...access, name, transport });
    if (!played) return null;
    return openEvolutionLine({
      ...played.evolution.access,
      name,
      transport: played.evolution.fetch,
    });
  }

  async function openMeta(
    line: Extract<WhatsappLine, { provider: 'meta' }>,
  ): Promise<WhatsappGateway | null> {
    const app = await meta();
    if (!app && !played) return null;
    return openMetaLine({
      line,
      graphUrl: GRAPH_URL,
      graphVersion: app?.graphVersion ?? USUAL_GRAPH_VERSION,
      transport: app ? transport : (played?.meta.fetch ?? transport),
    });
  }

  function ask<Answer>(question: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
    return parts.scopes.asOperator({ userId: null, requestId: 'whatsapp' }, question);
  }

  return {
    open: (line) => (line.provider === 'meta' ? openMeta(line) : openEvolution(line.name)),
    async environmentOf(provider) {
      if (await (provider === 'meta' ? meta() : evolution())) return 'real';
      return played ? 'sim' : 'none';
    },
    metaWebhook: async () => (await meta()) ?? played?.meta ?? null,
  };
}

/** How a company connects its number as the settings are at this moment. */
export async function whatsappWay(whatsapp: Whatsapp): Promise<WhatsappWay> {
  if ((await whatsapp.environmentOf('evolution')) !== 'none') return 'qr-code';
  return (await whatsapp.environmentOf('meta')) === 'none' ? 'none' : 'official';
}
