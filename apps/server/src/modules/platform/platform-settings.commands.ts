import type {
  AppearanceSettings,
  AssistantForm,
  EvolutionForm,
  GeneralSettings,
  MailForm,
  MetaForm,
  OwnerSettings,
} from '@app/contract/platform/settings.contract';
import { SWITCHABLE_MODULES } from '@app/domain/billing/access';
import { normalizeDocument } from '@app/domain/shared/documents';
import { normalizePhone } from '@app/domain/shared/phones';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { ASSISTANT_SETTINGS } from '../../foundation/assistant/assistant-settings.ts';
import { MAIL_SETTINGS } from '../../foundation/mail/saved-mail-server.ts';
import {
  type Desk,
  leavesItsPlace,
  saveSecret,
  saveText,
} from '../../foundation/settings/setting-saves.ts';
import { saveWhatsappSetting } from '../../foundation/whatsapp/whatsapp-settings.ts';
import { SIGN_UP_CHECKOUT } from '../billing/sign-up-checkout.rules.ts';
import { changeHourlyLimit } from '../messaging/sending/limits.commands.ts';
import { readHourlyLimit } from '../messaging/sending/limits.queries.ts';
import {
  APPEARANCE_SETTINGS,
  featureKey,
  OWNER_SETTINGS,
  PLATFORM_NAME,
} from './setting-keys.rules.ts';
import { changeSupportContact } from './support.commands.ts';
import { supportContact } from './support.queries.ts';

export async function changeGeneral(desk: Desk, typed: GeneralSettings): Promise<void> {
  const { scope, settings, changer } = desk;
  const { messagesPerHour: limit } = typed;
  const contact = await changedContact(desk, typed);
  insist(await changeSupportContact(scope, settings, { ...contact, ...changer }));
  if ((await readHourlyLimit(scope, settings)) !== limit) {
    insist(await changeHourlyLimit(scope, settings, { limit, ...changer }));
  }
  await saveText(desk, PLATFORM_NAME, typed.platformName);
  await saveText(desk, SIGN_UP_CHECKOUT, typed.signUpCheckout ? 'on' : 'off');
  for (const module of SWITCHABLE_MODULES) {
    await saveText(desk, featureKey(module), String(!typed.hiddenModules.includes(module)));
  }
}

/** Only what is another than before: the rest is no change to write down. */
async function changedContact({ scope, settings }: Desk, typed: GeneralSettings) {
  const before = await supportContact(scope, settings);
  const phone = normalizePhone(typed.supportWhatsapp) ?? '';
  return {
    ...(phone !== (before.whatsapp ?? '') && { whatsapp: phone }),
    ...(typed.supportEmail !== (before.email ?? '') && { email: typed.supportEmail }),
  };
}

export async function changeOwner(desk: Desk, typed: OwnerSettings): Promise<void> {
  await saveText(desk, OWNER_SETTINGS.name, typed.name);
  await saveText(desk, OWNER_SETTINGS.document, normalizeDocument(typed.document));
  await saveText(desk, OWNER_SETTINGS.email, typed.email);
  await saveText(desk, OWNER_SETTINGS.phone, normalizePhone(typed.phone) ?? '');
}

export async function changeAppearance(desk: Desk, typed: AppearanceSettings): Promise<void> {
  for (const role of ['primary', 'secondary', 'background', 'text'] as const) {
    await saveText(desk, APPEARANCE_SETTINGS[role], typed[role].toUpperCase());
  }
}

type KeySaved = Result<null, 'key-again'>;

/** Without an address it is switched off; whoever gives one again gives the key with it. */
export async function changeEvolution(
  desk: Desk,
  { url, apiKey }: EvolutionForm,
): Promise<KeySaved> {
  const { scope, settings, changer } = desk;
  const secret = { key: 'evolution_api_key', typed: apiKey };
  const leaves = await leavesItsPlace(desk, secret, { evolution_url: withoutSlash(url) });
  if (url !== '' && leaves) return refuse('key-again');
  if (url === '') await saveText(desk, 'evolution_url', '');
  for (const wish of [
    { setting: 'evolution_url', value: url },
    { setting: 'evolution_api_key', value: apiKey },
  ] as const) {
    if (wish.value) insist(await saveWhatsappSetting(scope, settings, { ...wish, ...changer }));
  }
  return accept(null);
}

/** Numbers are connected with it once both secrets are there; an empty one keeps what is saved. */
export async function changeMeta(desk: Desk, typed: MetaForm): Promise<void> {
  await saveText(desk, 'meta_app_id', typed.appId);
  await saveSecret(desk, 'meta_app_secret', typed.appSecret);
  await saveSecret(desk, 'meta_verify_token', typed.verifyToken);
  await saveText(desk, 'meta_graph_version', typed.graphVersion);
}

/** No address is that of OpenAI, which is a place like any other. */
export async function changeAssistant(desk: Desk, typed: AssistantForm): Promise<KeySaved> {
  const keys = ASSISTANT_SETTINGS;
  const baseUrl = withoutSlash(typed.baseUrl);
  const secret = { key: keys.apiKey, typed: typed.apiKey };
  if (await leavesItsPlace(desk, secret, { [keys.baseUrl]: baseUrl })) return refuse('key-again');
  await saveText(desk, keys.baseUrl, baseUrl);
  await saveSecret(desk, keys.apiKey, typed.apiKey);
  await saveText(desk, keys.model, typed.model);
  await saveText(desk, keys.temperature, String(typed.temperature));
  await saveText(desk, keys.maxTokens, String(typed.maxTokens));
  await saveText(desk, keys.priceIn, String(typed.priceInCents));
  await saveText(desk, keys.priceOut, String(typed.priceOutCents));
  await saveText(desk, keys.monthlyLimit, String(typed.monthlyLimitInCents));
  return accept(null);
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

type WrongPassword = 'password-missing' | 'password-again';

/** A user without a password could not sign in there. One that is saved goes on for an empty field. */
export async function changeMailServer(
  desk: Desk,
  typed: MailForm,
): Promise<Result<null, WrongPassword>> {
  const keys = MAIL_SETTINGS;
  const refusal = typed.host && typed.user && (await wrongPassword(desk, typed));
  if (refusal) return refuse(refusal);
  await saveText(desk, keys.host, typed.host);
  await saveText(desk, keys.port, String(typed.port));
  await saveText(desk, keys.security, typed.security);
  await saveText(desk, keys.user, typed.user);
  await saveSecret(desk, keys.password, typed.password);
  await saveText(desk, keys.sender, typed.sender);
  return accept(null);
}

async function wrongPassword(
  desk: Desk,
  { host, port, security, user, password }: MailForm,
): Promise<WrongPassword | null> {
  const keys = MAIL_SETTINGS;
  const hasPassword = password !== '' || (await desk.settings.isSet(desk.scope, keys.password));
  if (!hasPassword) return 'password-missing';
  const secret = { key: keys.password, typed: password };
  const leaves = await leavesItsPlace(desk, secret, {
    [keys.host]: host,
    [keys.port]: String(port),
    [keys.security]: security,
    [keys.user]: user,
  });
  return leaves ? 'password-again' : null;
}

/** The form was checked by the same rules: a refusal would be a mistake of ours. */
function insist(outcome: Result<unknown, string>): void {
  if (!outcome.accepted) throw new Error(`A checked setting was refused: ${outcome.reason}`);
}
