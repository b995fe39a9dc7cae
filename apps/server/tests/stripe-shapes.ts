import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Config } from 'ts-json-schema-generator';

const require = createRequire(import.meta.url);
const sdk = dirname(require.resolve('stripe')).replace(/cjs$/, 'esm');
const generator: typeof import('ts-json-schema-generator') = require('ts-json-schema-generator');

type Program = NonNullable<Config['tsProgram']>;
type CompilerHost = {
  readFile(file: string): string | undefined;
  fileExists(file: string): boolean;
  getSourceFile(file: string, version: unknown): unknown;
};
/** What is needed of the compiler which the generator brings: the project's own offers none of it. */
type Compiler = {
  ScriptTarget: { ES2022: number };
  ModuleKind: { NodeNext: number };
  ModuleResolutionKind: { NodeNext: number };
  createCompilerHost(options: object): CompilerHost;
  createSourceFile(file: string, text: string, version: unknown, parents: true): unknown;
  createProgram(files: string[], options: object, host: CompilerHost): Program;
};
const ts: Compiler = createRequire(require.resolve('ts-json-schema-generator'))('typescript');

/** The provider's resources that are checked. To those of others an object may only refer by id. */
const RESOURCES = [
  'Accounts',
  'Balance',
  'BillingPortal/Configurations',
  'BillingPortal/Sessions',
  'Checkout/Sessions',
  'Customers',
  'Events',
  'InvoiceLineItems',
  'Invoices',
  'Plans',
  'Prices',
  'Products',
  'SubscriptionItems',
  'Subscriptions',
  'WebhookEndpoints',
];

/** Our name of a shape, and where the SDK declares it. */
const SHAPES = {
  account: 'Accounts#Account',
  balance: 'Balance#Balance',
  'billing_portal.configuration': 'BillingPortal/Configurations#Configuration',
  'billing_portal.session': 'BillingPortal/Sessions#Session',
  'checkout.session': 'Checkout/Sessions#Session',
  customer: 'Customers#Customer',
  invoice: 'Invoices#Invoice',
  price: 'Prices#Price',
  product: 'Products#Product',
  subscription: 'Subscriptions#Subscription',
  webhook_endpoint: 'WebhookEndpoints#WebhookEndpoint',
  event: 'Events#EventBase',
  'GET /v1/account': 'Accounts#AccountRetrieveCurrentParams',
  'GET /v1/balance': 'Balance#BalanceRetrieveParams',
  'GET /v1/checkout/sessions': 'Checkout/Sessions#Checkout.SessionListParams',
  'GET /v1/checkout/sessions/:id': 'Checkout/Sessions#Checkout.SessionRetrieveParams',
  'GET /v1/customers': 'Customers#CustomerListParams',
  'GET /v1/customers/:id': 'Customers#CustomerRetrieveParams',
  'GET /v1/customers/search': 'Customers#CustomerSearchParams',
  'GET /v1/events': 'Events#EventListParams',
  'GET /v1/invoices': 'Invoices#InvoiceListParams',
  'GET /v1/invoices/:id': 'Invoices#InvoiceRetrieveParams',
  'GET /v1/prices': 'Prices#PriceListParams',
  'GET /v1/prices/:id': 'Prices#PriceRetrieveParams',
  'GET /v1/subscriptions': 'Subscriptions#SubscriptionListParams',
  'GET /v1/subscriptions/:id': 'Subscriptions#SubscriptionRetrieveParams',
  'POST /v1/billing_portal/configurations':
    'BillingPortal/Configurations#BillingPortal.ConfigurationCreateParams',
  'POST /v1/billing_portal/sessions': 'BillingPortal/Sessions#BillingPortal.SessionCreateParams',
  'POST /v1/checkout/sessions': 'Checkout/Sessions#Checkout.SessionCreateParams',
  'POST /v1/checkout/sessions/:id/expire': 'Checkout/Sessions#Checkout.SessionExpireParams',
  'POST /v1/customers': 'Customers#CustomerCreateParams',
  'POST /v1/customers/:id': 'Customers#CustomerUpdateParams',
  'POST /v1/prices': 'Prices#PriceCreateParams',
  'POST /v1/products': 'Products#ProductCreateParams',
  'POST /v1/subscriptions/:id': 'Subscriptions#SubscriptionUpdateParams',
  'POST /v1/webhook_endpoints': 'WebhookEndpoints#WebhookEndpointCreateParams',
  'DELETE /v1/subscriptions/:id': 'Subscriptions#SubscriptionCancelParams',
};
export type ShapeName = keyof typeof SHAPES;

export function isShape(name: string): name is ShapeName {
  return Object.hasOwn(SHAPES, name);
}

/** What is wrong with a value, compared with what the installed SDK declares; empty when nothing is. */
export function shapeProblems(name: ShapeName, value: unknown): string[] {
  const validate = validatorOf(name);
  if (validate(structuredClone(value))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${name}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

const validators = new Map<ShapeName, ValidateFunction>();
let schemas: Record<string, object> | undefined;

function validatorOf(name: ShapeName): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  schemas ??= loadSchemas();
  // Requests travel as text, so a number in digits is a number. Objects are not read so kindly.
  const coerceTypes = /^(GET|POST|DELETE) /.test(name);
  // Compiled for one run, so no time is spent on making it run fast.
  const ajv = new Ajv({ strict: false, coerceTypes, inlineRefs: false, code: { optimize: false } });
  const validate = ajv.compile(schemas[name] ?? {});
  validators.set(name, validate);
  return validate;
}

/** Made once per version of the SDK and of this file, because it takes some seconds. */
function loadSchemas(): Record<string, object> {
  const version = readFileSync(join(sdk, '../VERSION'), 'utf8');
  const key = createHash('sha256')
    .update(version)
    .update(readFileSync(import.meta.filename));
  const folder = join(sdk, '../../.cache/stripe-shapes');
  const file = join(folder, `${key.digest('hex').slice(0, 16)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const made = makeSchemas();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(made));
  return made;
}

function makeSchemas(): Record<string, object> {
  const made = generator.createGenerator({
    tsProgram: programOf(entryText()),
    skipTypeCheck: true,
    additionalProperties: false,
    jsDoc: 'none',
    type: '*',
  });
  return Object.fromEntries(
    Object.keys(SHAPES).map((name, place) => {
      const schema = made.createSchema(`Shape${place}`);
      requireContent(name, schema.definitions?.[`Shape${place}`]);
      return [name, schema];
    }),
  );
}

/** A type that was not found would otherwise become a shape that allows everything. */
function requireContent(name: string, definition: unknown): void {
  const isEmpty = typeof definition !== 'object' || Object.keys(definition ?? {}).length === 0;
  if (isEmpty) throw new Error(`The SDK declares nothing for ${name}`);
}

const ENTRY = join(sdk, 'shapes.ts');
/** Stands for every type that was cut off: nothing we send or emit is ever this text. */
const ABSENT = join(sdk, 'absent.ts');
const ABSENT_TEXT = "export type Absent = '(not used here)';";

function entryText(): string {
  return Object.values(SHAPES)
    .map((place, number) => {
      const [file, type = ''] = place.split('#');
      const [outer, ...inner] = type.split('.');
      return `import { ${outer} as Declared${number} } from './resources/${file}.js';
export type Shape${number} = ${[`Declared${number}`, ...inner].join('.')};`;
    })
    .join('\n');
}

function programOf(entry: string): Program {
  const options = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    allowImportingTsExtensions: true,
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const ours = new Map([
    [ENTRY, entry],
    [ABSENT, ABSENT_TEXT],
  ]);
  const sourceOf = (file: string) => ours.get(file) ?? closed(file, readFile(file));
  host.fileExists = (file) => ours.has(file) || fileExists(file);
  host.getSourceFile = (file, version) => {
    const text = sourceOf(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, version, true);
  };
  return ts.createProgram([ENTRY], options, host);
}

/** Closes the SDK's open enums, and cuts off the resources that nobody here uses. */
function closed(file: string, text: string | undefined): string | undefined {
  if (!text || !file.startsWith(sdk)) return text;
  return text
    .replace(/^\/\/\/ <reference .*$/gm, '')
    .replace(/export type OtherString = [^;]*;/, 'export type OtherString = never;')
    .replace(/export \{ Decimal \} from [^;]*;/, 'export type Decimal = string;')
    .replace(/^import \* as (\w+) from '[^']*';$/gm, 'type $1 = never;')
    .replace(/^import \{([^}]*)\} from '([^']*)';$/gm, (whole, names: string, from: string) =>
      isKept(file, from) ? whole : withoutTypes(names),
    )
    .replace(/\b(Billing|TestHelpers|Issuing|Tax|Treasury|V2)\.[A-Z]\w*/g, 'never');
}

function isKept(file: string, from: string): boolean {
  const target = join(dirname(file), from);
  if (!target.startsWith(join(sdk, 'resources'))) return /\/(shared|lib)\.js$/.test(target);
  return RESOURCES.some((resource) => target === join(sdk, 'resources', `${resource}.js`));
}

function withoutTypes(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim().split(' as ').at(-1))
    .filter(Boolean)
    .map((name) => `import { Absent as ${name} } from '${ABSENT}';`)
    .join(' ');
}
