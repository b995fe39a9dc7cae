import { LARGEST_INTEGER } from '@app/contract/shared/schemas';
import {
  type Description,
  nameIn,
  operationsOf,
  type Schema,
  schemasIn,
  schemasOf,
} from './schema.ts';

/** What a number or a column can hold at all. */
const NO_LIMITS: ReadonlySet<number | undefined> = new Set([
  Number.MAX_SAFE_INTEGER,
  LARGEST_INTEGER,
]);

/** What a request has to keep. */
const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'pattern',
] as const;

/** Leaves out what the converter adds and no reader needs. */
export function tidySchemas(description: Description): void {
  for (const { parameters = [] } of operationsOf(description)) {
    for (const parameter of parameters) {
      delete parameter.allowEmptyValue;
      delete parameter.allowReserved;
    }
  }
  const { asked, answered } = schemasByUse(description);
  for (const schema of [...asked, ...answered, ...Object.values(description.components.schemas)]) {
    for (const part of schemasIn(schema)) tidy(part);
  }
}

/** What may be left out of a request is never missing in an answer, and limits were kept before. */
export function promiseAnswers(description: Description): void {
  const { schemas } = description.components;
  const { asked, answered } = schemasByUse(description);
  const inRequests = namesWithin(asked, schemas);
  const onlyAnswered = Object.keys(schemas).filter((name) => !inRequests.has(name));
  for (const schema of [...answered, ...onlyAnswered.map((name) => schemas[name] ?? {})]) {
    for (const part of schemasIn(schema)) {
      promise(part, schemas);
      for (const limit of LIMITS) delete part[limit];
    }
  }
}

function schemasByUse(description: Description): { asked: Schema[]; answered: Schema[] } {
  const operations = operationsOf(description);
  const asked = operations.flatMap(({ requestBody, parameters = [] }) => [
    ...schemasOf(requestBody),
    ...parameters.flatMap(({ schema }) => schema ?? []),
  ]);
  const answered = operations.flatMap(({ responses = {} }) =>
    Object.values(responses).flatMap(schemasOf),
  );
  return {
    asked,
    answered: [...answered, ...Object.values(description.components.responses).flatMap(schemasOf)],
  };
}

/** Everything that these lead to, over as many steps as it takes. */
function namesWithin(roots: readonly Schema[], schemas: Record<string, Schema>): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let root = waiting.pop(); root; root = waiting.pop()) {
    for (const part of schemasIn(root)) {
      const name = nameIn(part);
      if (name === null || found.has(name)) continue;
      found.add(name);
      waiting.push(schemas[name] ?? {});
    }
  }
  return found;
}

function tidy(schema: Schema): void {
  // Said once for all: what is built upon another one could not add anything to it otherwise.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (NO_LIMITS.has(schema.maximum)) delete schema.maximum;
  const [first, second, ...more] = schema.anyOf ?? [];
  if (more.length > 0 || second?.type !== 'null' || typeof first?.type !== 'string') return;
  if (first.enum || first.const !== undefined) return;
  delete schema.anyOf;
  Object.assign(schema, first, { type: [first.type, 'null'] });
}

function promise(schema: Schema, schemas: Record<string, Schema>): void {
  const { properties = {} } = schema;
  const given = Object.keys(properties).filter((name) => properties[name]?.default !== undefined);
  for (const name of given) delete properties[name]?.default;
  require(schema, given);
  const [parent, own] = schema.allOf ?? [];
  if (parent && own) require(own, defaultsOf(parent, schemas));
}

function require(schema: Schema, names: readonly string[]): void {
  if (names.length > 0) schema.required = [...new Set([...(schema.required ?? []), ...names])];
}

/** The fields of what another one is built upon that a request may leave out. */
function defaultsOf(schema: Schema, schemas: Record<string, Schema>): string[] {
  const name = nameIn(schema);
  const { properties = {}, allOf = [] } = name === null ? schema : (schemas[name] ?? {});
  const own = Object.keys(properties).filter((field) => properties[field]?.default !== undefined);
  return [...own, ...allOf.flatMap((part) => defaultsOf(part, schemas))];
}
