import {
  type Description,
  operationsOf,
  refTo,
  type Schema,
  schemasIn,
  schemasOf,
} from './schema.ts';

/** Two things that merely both have an id and a name are no relatives. */
const ENOUGH = 0.6;
const FEWEST = 3;

/** A thing that holds all of another one and a little more is told as that one and the little more. */
export function shareParts(description: Description): void {
  const { schemas } = description.components;
  const whole = new Map(
    Object.entries(structuredClone(schemas)).filter(([, { properties }]) => properties),
  );
  const known = [...whole].toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one));
  const places = [
    ...Object.entries(schemas),
    ...operationsOf(description).flatMap(({ requestBody, responses = {} }) =>
      [requestBody, ...Object.values(responses)]
        .flatMap(schemasOf)
        .map((schema) => ['', schema] as const),
    ),
  ];
  for (const [name, place] of places) {
    for (const schema of schemasIn(place)) {
      const parent = known.find(
        ([, part]) =>
          holds(schema, part) && !(schema === schemas[name] && sizeOf(part) === sizeOf(schema)),
      );
      if (parent) tellAs(schema, parent);
    }
  }
}

function holds(schema: Schema, part: Schema): boolean {
  const { properties, required = [] } = schema;
  if (!properties || sizeOf(part) < FEWEST || sizeOf(part) < ENOUGH * sizeOf(schema)) return false;
  const alike = Object.entries(part.properties ?? {}).every(
    ([name, inside]) => JSON.stringify(properties[name]) === JSON.stringify(inside),
  );
  return alike && (part.required ?? []).every((name) => required.includes(name));
}

function tellAs(schema: Schema, [name, part]: [string, Schema]): void {
  const { properties = {}, required = [] } = schema;
  const own: Schema = { type: 'object', properties: {} };
  for (const [field, inside] of Object.entries(properties)) {
    if (!part.properties?.[field] && own.properties) own.properties[field] = inside;
  }
  const more = required.filter((field) => !part.required?.includes(field));
  if (more.length > 0) own.required = more;
  delete schema.type;
  delete schema.properties;
  delete schema.required;
  const isSame = Object.keys(own.properties ?? {}).length === 0 && more.length === 0;
  Object.assign(schema, isSame ? refTo(name) : { allOf: [refTo(name), own] });
}

function sizeOf({ properties = {} }: Schema): number {
  return Object.keys(properties).length;
}
