import { afterEach, describe, expect, test } from 'vitest';
import { noon, testWorld } from '../../../tests/support.ts';
import type { OperatorScope } from '../database/scopes.ts';
import { settings } from '../settings/settings.table.ts';
import { createWhatsapp, type Whatsapp } from './whatsapp.ts';
import { saveWhatsappSetting, type WhatsappSetting } from './whatsapp-settings.ts';

const world = testWorld();
const LINE = { provider: 'evolution', name: 'loja-a' } as const;
const META = {
  provider: 'meta',
  phoneNumberId: '106540352242922',
  businessId: '987654321098765',
  accessToken: 'EAAG-teste',
} as const;

afterEach(() => asOperator((scope) => scope.delete(settings)));

describe('which gateway is asked', () => {
  test('a simulator, while none is configured and nobody but us can come in', async () => {
    const { whatsapp } = world.system;
    expect(await whatsapp.environmentOf('evolution')).toBe('sim');
    expect(await whatsapp.environmentOf('meta')).toBe('sim');
    expect(await (await whatsapp.open(LINE))?.health()).toMatchObject({ version: '2.3.7' });
    expect(await (await whatsapp.open(META))?.health()).toMatchObject({ outcome: 'well' });
  });

  test('none, where others could reach the system', async () => {
    const whatsapp = opened({ played: 'nothing' });
    expect(await whatsapp.environmentOf('evolution')).toBe('none');
    expect(await whatsapp.open(LINE)).toBeNull();
    expect(await whatsapp.open(META)).toBeNull();
    expect(await whatsapp.metaWebhook()).toBeNull();
  });

  test('the one that is saved, from the next question on, with its own key', async () => {
    const asked: string[] = [];
    const whatsapp = opened({ asked });
    await save('evolution_url', 'https://evolution.exemplo.com/');
    expect(await whatsapp.environmentOf('evolution')).toBe('sim');
    await save('evolution_api_key', 'primeira-chave');
    expect(await whatsapp.environmentOf('evolution')).toBe('real');
    await (await whatsapp.open(LINE))?.remove();
    await save('evolution_api_key', 'segunda-chave');
    await (await whatsapp.open(LINE))?.remove();
    expect(asked).toEqual([
      'https://evolution.exemplo.com/instance/delete/loja-a primeira-chave',
      'https://evolution.exemplo.com/instance/delete/loja-a segunda-chave',
    ]);
  });

  test('the one of the environment before the one that is saved', async () => {
    const asked: string[] = [];
    await save('evolution_url', 'https://salva.exemplo.com');
    await save('evolution_api_key', 'chave-salva');
    const environment = {
      EVOLUTION_URL: 'https://daqui.exemplo.com/',
      EVOLUTION_API_KEY: 'chave-daqui',
    };
    await (await opened({ asked, environment }).open(LINE))?.remove();
    expect(asked).toEqual(['https://daqui.exemplo.com/instance/delete/loja-a chave-daqui']);
  });

  test("WhatsApp's own, once its app is saved, in the version that was chosen", async () => {
    const asked: string[] = [];
    const whatsapp = opened({ asked });
    await save('meta_app_secret', '0123456789abcdef0123456789abcdef');
    expect(await whatsapp.environmentOf('meta')).toBe('sim');
    await save('meta_verify_token', 'token-nosso');
    expect(await whatsapp.metaWebhook()).toMatchObject({ verifyToken: 'token-nosso' });
    await (await whatsapp.open(META))?.connect();
    await save('meta_graph_version', 'v25.0');
    await (await whatsapp.open(META))?.connect();
    expect(asked).toEqual([
      'https://graph.facebook.com/v23.0/106540352242922 Bearer EAAG-teste',
      'https://graph.facebook.com/v25.0/106540352242922 Bearer EAAG-teste',
    ]);
  });
});

test.each([
  ['evolution_url', 'evolution.exemplo.com'],
  ['evolution_url', 'https://ana:senha@evolution.exemplo.com'],
  ['evolution_url', 'https://evolution.exemplo.com?x=1'],
  ['evolution_api_key', 'com espaço dentro'],
  ['meta_app_id', 'minha-app'],
  ['meta_app_secret', 'curto'],
  ['meta_verify_token', 'token com espaço'],
  ['meta_graph_version', '23'],
] as const)('%s is not saved as %s', async (setting, value) => {
  expect(await save(setting, value)).toEqual({ accepted: false, reason: 'wrong-shape' });
  expect(await asOperator((scope) => scope.$count(settings))).toBe(0);
});

test('keys lie sealed in the database', async () => {
  await save('evolution_api_key', 'chave-muito-secreta');
  await save('meta_verify_token', 'token-muito-secreto');
  const rows = await asOperator((scope) => scope.select().from(settings));
  expect(JSON.stringify(rows)).not.toMatch(/secret[ao]"/);
  expect(rows.map(({ secret }) => secret)).toEqual([true, true]);
});

type Opening = {
  played?: 'nothing';
  asked?: string[];
  environment?: { EVOLUTION_URL: string; EVOLUTION_API_KEY: string };
};

function opened({ played, asked = [], environment }: Opening): Whatsapp {
  const { scopes, settings: store, whatsappSimulator } = world.system;
  return createWhatsapp({
    scopes,
    settings: store,
    environment: environment ?? {},
    played: played ? null : whatsappSimulator.played,
    async transport(url, init) {
      const headers = new Headers(init?.headers);
      asked.push(`${url} ${headers.get('apikey') ?? headers.get('authorization')}`);
      return Response.json({});
    },
  });
}

function save(setting: WhatsappSetting, value: string) {
  const change = { setting, value, userId: null, now: noon };
  return asOperator((scope) => saveWhatsappSetting(scope, world.system.settings, change));
}

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}
