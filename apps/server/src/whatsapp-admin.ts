import type { Administration } from './administration.ts';
import { type Desk, leavesItsPlace } from './foundation/settings/setting-saves.ts';
import { askEvolution } from './foundation/whatsapp/evolution-health.ts';
import {
  describeWhatsappSetting,
  isSecretSetting,
  isWhatsappSetting,
  saveWhatsappSetting,
  WHATSAPP_SETTINGS,
  type WhatsappSetting,
} from './foundation/whatsapp/whatsapp-settings.ts';
import type { Terminal } from './terminal.ts';

type Provider = 'evolution' | 'meta';
type Wish = { setting: WhatsappSetting; value: string };
type Given = Partial<Record<WhatsappSetting, string | undefined>>;

const actor = { userId: null, requestId: 'admin' };

/** Everything is checked before anything is saved. What nobody gives stays as it is. */
export async function configureWhatsapp(
  administration: Administration,
  terminal: Terminal,
  { provider, given }: { provider: Provider; given: Given },
): Promise<number> {
  const wishes = await collect(terminal, provider, given);
  if (wishes.length === 0) return complain(terminal, 'There is nothing to save.');
  const wrong = wishes.find(({ setting, value }) => !isWhatsappSetting(setting, value));
  if (wrong) return complain(terminal, `${HINTS[wrong.setting]} Nothing was saved.`);

  const { scopes, settings, clock } = administration;
  const changer = { userId: null, terminalUser: terminal.user, now: clock() };
  const isSaved = await scopes.asOperator(actor, async (scope) => {
    const desk = { scope, settings, changer };
    if (await takesKeyElsewhere(desk, wishes)) return false;
    for (const wish of wishes) {
      const saved = await saveWhatsappSetting(scope, settings, { ...wish, ...changer });
      if (!saved.accepted) throw new Error(`${wish.setting} was checked and is wrong nevertheless`);
    }
    return true;
  });
  if (!isSaved) return complain(terminal, `${KEY_AGAIN} Nothing was saved.`);
  return showWhatsapp(administration, terminal);
}

const KEY_AGAIN =
  'The address of Evolution API is another one, and the saved key was for the one before: give --api-key with it.';

/** A new address without a key would get the key of the one before. */
async function takesKeyElsewhere(desk: Desk, wishes: readonly Wish[]): Promise<boolean> {
  const wished = (name: WhatsappSetting) => wishes.find(({ setting }) => setting === name)?.value;
  const url = wished('evolution_url');
  if (url === undefined) return false;
  const secret = { key: 'evolution_api_key', typed: wished('evolution_api_key') ?? '' };
  return leavesItsPlace(desk, secret, { evolution_url: url.replace(/\/$/, '') });
}

export async function showWhatsapp(
  { scopes, settings, environment }: Administration,
  terminal: Terminal,
): Promise<number> {
  for (const setting of WHATSAPP_SETTINGS) {
    const shown = await scopes.asOperator(actor, (scope) =>
      describeWhatsappSetting(scope, settings, setting),
    );
    terminal.say(`${setting.padEnd(18)} ${shown || 'not set'}`);
  }
  if (environment.EVOLUTION_URL) {
    terminal.say('EVOLUTION_URL and EVOLUTION_API_KEY of the environment outdo what is saved.');
  }
  return 0;
}

/** Asks the gateway itself: whether it is there, which version it is, and whether the key opens it. */
export async function testWhatsapp(
  { whatsapp }: Administration,
  terminal: Terminal,
): Promise<number> {
  const health = await askEvolution(whatsapp);
  if (!health) return complain(terminal, 'There is no Evolution API configured yet.');
  if (health.outcome === 'well') {
    terminal.say(`Evolution API ${health.version} answers, and the key opens it.`);
    return 0;
  }
  if (health.outcome === 'untried') {
    return complain(
      terminal,
      `Evolution API ${health.version} answers; 2.3.6 and 2.3.7 were tried.`,
    );
  }
  return complain(
    terminal,
    TROUBLES.get(health.reason) ?? `It does not answer (${health.reason}).`,
  );
}

const TROUBLES = new Map<string, string>([
  ['unauthorized', 'Evolution API answers, but refuses the key.'],
  ['licence-required', 'Evolution API 2.4 wants a licence first. Use 2.3.7, or activate it there.'],
  ['not-a-gateway', 'Something answers there, but it is no Evolution API.'],
]);

/** Whoever gives some on the command line is not asked for the others. */
async function collect(terminal: Terminal, provider: Provider, given: Given): Promise<Wish[]> {
  const own = WHATSAPP_SETTINGS.filter((setting) => setting.startsWith(provider));
  const isAsked = terminal.isInteractive && !own.some((setting) => given[setting]?.trim());
  const wishes: Wish[] = [];
  for (const setting of own) {
    const question = `${setting}${isSecretSetting(setting) ? ' (secret)' : ''}, empty leaves it: `;
    const value = isAsked ? await terminal.askSecret(question) : given[setting]?.trim();
    if (value) wishes.push({ setting, value });
  }
  return wishes;
}

const HINTS: Record<WhatsappSetting, string> = {
  evolution_url: '--url is an address such as https://evolution.exemplo.com.br.',
  evolution_api_key: '--api-key has at least 8 characters and no spaces.',
  meta_app_id: '--app-id is the number of the app.',
  meta_app_secret: '--app-secret has 32 characters, 0 to 9 and a to f.',
  meta_verify_token: '--verify-token has at least 8 letters, digits, - or _.',
  meta_graph_version: '--graph-version looks like v23.0.',
};

function complain(terminal: Terminal, sentence: string): number {
  terminal.say(sentence);
  return 1;
}
