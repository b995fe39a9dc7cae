import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../index.ts';

/** What a form asks of a text that is typed. Answers tell what is stored, whatever the rules are. */
const OF_TYPING = ['custom', 'overwrite', 'min_length', 'max_length'];

function outputsOf(node: object, path: string[] = []): [string, z.ZodType][] {
  return Object.entries(node).flatMap(([key, child]): [string, z.ZodType][] => {
    const here = [...path, key];
    if (!isContractProcedure(child)) return outputsOf(child, here);
    const { outputSchema } = child['~orpc'];
    return outputSchema instanceof z.ZodType ? [[here.join('.'), outputSchema]] : [];
  });
}

type Question = (schema: z.ZodType) => boolean;

/** Where in the schema something is so. */
function placesOf(isSo: Question, schema: z.ZodType, path = ''): string[] {
  const parts = partsOf(schema).flatMap(([key, part]) => placesOf(isSo, part, `${path}.${key}`));
  return isSo(schema) ? [path, ...parts] : parts;
}

/** A moment or a day that is typed is among them: answers hand over the value itself. */
function isHeldToTyping(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodPipe) return true;
  if (schema instanceof z.ZodArray || schema instanceof z.ZodNumber) return false;
  return (schema.def.checks ?? []).some((check) => OF_TYPING.includes(check._zod.def.check));
}

function partsOf(schema: z.ZodType): [string, z.ZodType][] {
  const { def } = schema;
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  const inside = ['element', 'innerType', 'valueType', 'options', 'in', 'out'].flatMap((key) =>
    key in def ? Reflect.get(def, key) : [],
  );
  return inside.map((part: z.ZodType) => ['', part]);
}

/** Handlers hand over whole rows: what an answer does not name has to stay behind. */
function letsAnythingThrough(schema: z.ZodType): boolean {
  if (!(schema instanceof z.ZodObject)) return schema instanceof z.ZodAny;
  return schema.def.catchall !== undefined && !(schema.def.catchall instanceof z.ZodNever);
}

test.each(outputsOf(contract))('%s answers what is stored, and what it names', (_name, schema) => {
  expect(placesOf(isHeldToTyping, schema)).toEqual([]);
  expect(placesOf(letsAnythingThrough, schema)).toEqual([]);
});
