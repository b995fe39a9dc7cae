import { itemOf } from './name-pages.ts';
import { type Description, nameIn, operationsOf, type Schema, schemasOf } from './schema.ts';

/** What a salon would write there. By the name of the property, where its type alone says little. */
const WORDS: Record<string, unknown> = {
  name: 'Corte feminino',
  serviceName: 'Corte feminino',
  clientName: 'Zuleica Brito',
  professionalName: 'Camila Duarte',
  fullName: 'Ana Lima',
  firstName: 'Zuleica',
  tradeName: 'Studio Ana Lima',
  email: 'ana@exemplo.com.br',
  clientEmail: 'zuleica@exemplo.com.br',
  phone: '11987654321',
  clientPhone: '11987654321',
  document: '11222333000181',
  documentType: 'cnpj',
  zipCode: '01310100',
  city: 'São Paulo',
  slug: 'studio-ana-lima',
  timezone: 'America/Sao_Paulo',
  color: '#2563EB',
  code: 'VOLTE10',
  couponCode: 'VOLTE10',
  password: 'girassol-amarelo',
  month: '2026-11',
  sendTime: '09:00',
  fileName: 'clientes.csv',
  paymentMethodName: 'Pix',
  specialties: ['Corte', 'Coloração'],
  birthday: '17/11',
  weekday: 2,
  from: 540,
  until: 1080,
  date: '2026-11-20',
  dueDate: '2026-11-20',
  dueTime: '14:30',
  whatsappNotification: '11987654321',
  durationMinutes: 45,
  priceCents: 8000,
};

const BY_FORMAT: Record<string, string> = {
  uuid: '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  date: '2026-11-20',
  'date-time': '2026-11-20T14:00:00Z',
  uri: 'https://exemplo.com.br/booking/studio-ana-lima',
};

/** Where fields have to fit each other. */
const WHOLE: Record<string, unknown> = {
  AppearanceSettingsForm: {
    primary: '#BE185D',
    secondary: '#10B981',
    background: '#F9FAFB',
    text: '#111827',
  },
  EvolutionSettingsForm: { url: 'https://evolution.exemplo.com.br', apiKey: 'chave-de-exemplo' },
  MetaSettingsForm: {
    appId: '123456789012345',
    appSecret: '0123456789abcdef0123456789abcdef',
    verifyToken: 'girassol-amarelo',
    graphVersion: 'v23.0',
  },
  AssistantSettingsForm: {
    baseUrl: '',
    apiKey: 'sk-chave-de-exemplo',
    model: 'gpt-4',
    temperature: 0.7,
    maxTokens: 2048,
    priceInCents: 16500,
    priceOutCents: 33000,
    monthlyLimitInCents: 5000,
  },
  GeneralSettingsForm: {
    platformName: 'Salão Fácil',
    supportWhatsapp: '11987654321',
    supportEmail: 'ajuda@exemplo.com.br',
    messagesPerHour: 100,
    signUpCheckout: true,
    hiddenModules: ['stock'],
  },
  MailSettingsForm: {
    host: 'smtp.exemplo.com.br',
    port: 587,
    security: 'TLS',
    user: 'avisos',
    password: 'girassol-amarelo',
    sender: 'avisos@exemplo.com.br',
  },
  StripeKeysForm: {
    mode: 'test',
    publishableKey: '',
    secretKey: '',
    webhookSecret: 'whsec_exemplo0123',
  },
  ClosingDayForm: {
    name: 'Confraternização',
    kind: 'closed',
    firstDay: '2026-12-20',
    lastDay: '2026-12-28',
    hours: null,
  },
  LoyaltyCampaignForm: {
    name: '10% depois de dez serviços',
    conditionType: 'services_count',
    conditionValue: 10,
    rewardType: 'percentage_discount',
    rewardValue: 1000,
  },
  MessageToSend: { phone: '11987654321', message: 'Oi, Zuleica! Até amanhã, às 14:00.' },
  TestMessage: {
    type: 'appointment_created',
    phone: '11987654321',
    message: 'Olá {client_name}! Seu horário está marcado.',
  },
  Recurrence: { every: 2, unit: 'week', count: 6 },
};

/**
 * An example for each thing that is sent or answered, made from its schema so that it cannot go
 * stale. What stands only inside of others is seen there, and a page shows what stands on it.
 */
export function addExamples(description: Description): void {
  const { schemas } = description.components;
  const top = new Set(bodiesOf(description).flatMap(namesAtTheTop));
  const shown = new Set([...top].map((name) => itemOf(schemas[name] ?? {}) ?? name));
  const hasOwn = (name: string): boolean =>
    shown.has(name) && !parentsOf(schemas[name]).some(hasOwn);
  const names = [...shown].filter(hasOwn);
  const examples = names.map((name) => exampleOfNamed(name, { name, schemas, within: [] }));
  for (const [place, name] of names.entries())
    Object.assign(schemas[name] ?? {}, { example: examples[place] });
}

/** What a thing is built upon, whose example says enough. */
function parentsOf(schema: Schema | undefined): string[] {
  return (schema?.allOf ?? []).flatMap((part) => nameIn(part) ?? []);
}

function bodiesOf(description: Description): Schema[] {
  return operationsOf(description).flatMap(({ requestBody, responses = {} }) => {
    const good = Object.keys(responses).filter((status) => status.startsWith('2'));
    return [requestBody, ...good.map((status) => responses[status])].flatMap(schemasOf);
  });
}

/** The thing itself, each of a list, or what it is built upon. */
function namesAtTheTop(schema: Schema): string[] {
  const { items, allOf = [], anyOf = [], oneOf = [] } = schema;
  const inside = [...(items ? [items] : []), ...allOf, ...anyOf, ...oneOf];
  return [nameIn(schema) ?? [], ...inside.map(namesAtTheTop)].flat();
}

type Place = { name: string; schemas: Record<string, Schema>; within: readonly string[] };

function exampleOf(schema: Schema, place: Place): unknown {
  const named = nameIn(schema);
  if (named !== null) return exampleOfNamed(named, place);
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice) return exampleOf(choice, place);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, place)));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return exampleOfObject(schema, place);
  if (type === 'array') return schema.items ? [exampleOf(schema.items, place)] : [];
  return exampleOfValue(type, schema, place);
}

/** The example of a named thing. One that holds itself is told without its inside. */
function exampleOfNamed(name: string, place: Place): unknown {
  if (WHOLE[name]) return WHOLE[name];
  if (place.within.includes(name)) return {};
  const within = [...place.within, name];
  return exampleOf(place.schemas[name] ?? {}, { ...place, within });
}

/** Leaves out what may be left out: a request is easiest to understand at its smallest. */
function exampleOfObject(schema: Schema, place: Place): Record<string, unknown> {
  const { properties = recordOf(schema) } = schema;
  const given = Object.entries(properties).filter(
    ([, { default: unsaid }]) => unsaid === undefined,
  );
  return Object.fromEntries(
    given.map(([name, schema]) => [name, exampleOf(schema, { ...place, name })]),
  );
}

/** The properties of a record whose keys are listed. */
function recordOf({ propertyNames, additionalProperties = {} }: Schema): Record<string, Schema> {
  const inside = additionalProperties === false ? {} : additionalProperties;
  return Object.fromEntries((propertyNames?.enum ?? []).map((key) => [String(key), inside]));
}

function exampleOfValue(type: string | undefined, schema: Schema, { name }: Place): unknown {
  const word = WORDS[name];
  if (word !== undefined && (type === undefined || typeof word === jsTypeOf(type))) return word;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return exampleOfNumber(schema, name);
  if (type === 'string') return BY_FORMAT[schema.format ?? ''] ?? 'texto';
  return null;
}

function exampleOfNumber({ minimum = 0, maximum = 10_000 }: Schema, name: string): number {
  return Math.min(Math.max(name.endsWith('Cents') ? 8000 : 1, minimum), maximum);
}

function jsTypeOf(type: string | undefined): string {
  return type === 'integer' ? 'number' : (type ?? '');
}
