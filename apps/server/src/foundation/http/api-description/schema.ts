/** The parts of a schema that the description of the API touches. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: false | Schema;
  propertyNames?: Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  default?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  description?: string;
  example?: unknown;
};

export type Body = { content?: Record<string, { schema?: Schema }> };
export type Answer = Body & { $ref?: string; description?: string };

export type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
  allowEmptyValue?: boolean;
  allowReserved?: boolean;
};

export type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Answer>;
};

export type Description = {
  info: { title: string; description?: string };
  tags?: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
  };
};

const COMPONENT = '#/components/schemas/';

export function refTo(name: string): Schema {
  return { $ref: `${COMPONENT}${name}` };
}

/** The name that a schema stands for, when it only points at one. */
export function nameIn({ $ref }: Schema): string | null {
  return $ref?.startsWith(COMPONENT) ? $ref.slice(COMPONENT.length) : null;
}

export function operationsOf({ paths }: Pick<Description, 'paths'>): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

export function isRefusal(status: string): boolean {
  return Number(status) >= 400;
}

/** A schema and everything inside of it, the inside first. */
export function* schemasIn(schema: Schema): Generator<Schema> {
  const {
    properties = {},
    items,
    additionalProperties,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = schema;
  const inside = [...Object.values(properties), ...anyOf, ...oneOf, ...allOf];
  for (const part of [...inside, items, additionalProperties]) if (part) yield* schemasIn(part);
  yield schema;
}

export function schemasOf(body: Body | undefined): Schema[] {
  return Object.values(body?.content ?? {}).flatMap(({ schema }) => schema ?? []);
}
