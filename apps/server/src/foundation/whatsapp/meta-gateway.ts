import { dialledNumber } from './contact-address.ts';
import type {
  GatewayHealth,
  OrderAnswer,
  OutgoingMessage,
  PairingAnswer,
  SendOutcome,
  StateAnswer,
  TemplatesAnswer,
  WhatsappGateway,
  WhatsappLine,
} from './gateway.ts';
import { callGateway, type GatewayReply } from './gateway-call.ts';
import { listAt, textAt } from './loose-json.ts';
import { metaOutcomeOf, metaRefusalOf } from './meta-answers.ts';
import { metaComponents, metaTemplateOf } from './meta-templates.ts';

type MetaLine = Extract<WhatsappLine, { provider: 'meta' }>;
type Parts = { line: MetaLine; graphUrl: string; graphVersion: string; transport: typeof fetch };

const QUESTION_MS = 10_000;
const SEND_MS = 30_000;

type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  options?: { body?: object; within?: number },
) => Promise<GatewayReply>;

/** One number at WhatsApp's own Cloud API. Nothing is paired: the number is theirs already. */
export function openMetaLine({ line, graphUrl, graphVersion, transport }: Parts): WhatsappGateway {
  const { phoneNumberId, businessId, accessToken } = line;
  const ask: Ask = (method, path, { body, within = QUESTION_MS } = {}) =>
    callGateway(transport, {
      method,
      url: `${graphUrl}/${graphVersion}/${path}`,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(body && { body }),
      timeoutMilliseconds: within,
    });
  const subscription = `${encodeURIComponent(businessId)}/subscribed_apps`;
  const number = encodeURIComponent(phoneNumberId);

  return {
    create: async () => pairingOf(await ask('POST', subscription, { body: {} })),
    connect: async () => pairingOf(await ask('GET', number)),
    // One address serves the whole app; it is set where the app is.
    redirect: async () => orderOf(await ask('POST', subscription, { body: {} })),
    state: () => readState(ask, number),
    restart: async () => orderOf(await ask('GET', number)),
    logout: async () => orderOf(await ask('DELETE', subscription)),
    remove: async () => orderOf(await ask('DELETE', subscription)),
    send: (message) => send(ask, number, message),
    // Messages cannot be read back; receipts carry our own id instead.
    findSent: async () => ({ found: 'unknown' }),
    statusOf: async () => null,
    health: () => readHealth(ask, number),
    templates: () => readTemplates(ask, encodeURIComponent(businessId)),
  };
}

function pairingOf(reply: GatewayReply): PairingAnswer {
  return metaRefusalOf(reply) ?? { outcome: 'connected' };
}

function orderOf(reply: GatewayReply): OrderAnswer {
  return metaRefusalOf(reply) ?? { outcome: 'done' };
}

async function readState(ask: Ask, number: string): Promise<StateAnswer> {
  const reply = await ask('GET', `${number}?fields=display_phone_number,verified_name`);
  const refusal = metaRefusalOf(reply);
  if (refusal) return refusal;
  const body = reply.heard === 'answer' ? reply.body : undefined;
  const digits = textAt(body, 'display_phone_number')?.replace(/\D/g, '');
  return {
    outcome: 'known',
    state: 'open',
    phone: digits ? `+${digits}` : null,
    profileName: textAt(body, 'verified_name'),
    reason: null,
  };
}

async function send(ask: Ask, number: string, message: OutgoingMessage): Promise<SendOutcome> {
  const to = dialledNumber(message.to);
  if (!to || to.endsWith('@lid')) return { outcome: 'refused', reason: 'number-invalid' };
  const content = contentOf(message);
  if (!content) return { outcome: 'refused', reason: 'window-closed' };
  const body = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    biz_opaque_callback_data: message.reference,
    ...content,
  };
  return metaOutcomeOf(await ask('POST', `${number}/messages`, { body, within: SEND_MS }));
}

/** Own words only within a day of the client's last message; otherwise what was approved. */
function contentOf({ text, window, template }: OutgoingMessage): object | null {
  if (window === 'open') return { type: 'text', text: { body: text, preview_url: false } };
  if (!template) return null;
  const components = metaComponents(template.fields);
  const language = { code: template.language };
  return { type: 'template', template: { name: template.name, language, components } };
}

async function readHealth(ask: Ask, number: string): Promise<GatewayHealth> {
  return metaRefusalOf(await ask('GET', number)) ?? { outcome: 'well', version: null };
}

/** More than these a company of one place never has. */
const MOST_TEMPLATES = 200;

async function readTemplates(ask: Ask, account: string): Promise<TemplatesAnswer> {
  const fields = 'name,language,status,components';
  const reply = await ask(
    'GET',
    `${account}/message_templates?limit=${MOST_TEMPLATES}&fields=${fields}`,
  );
  const refusal = metaRefusalOf(reply);
  if (refusal) return refusal;
  const body = reply.heard === 'answer' ? reply.body : undefined;
  return { outcome: 'known', templates: listAt(body, 'data').flatMap(metaTemplateOf) };
}
