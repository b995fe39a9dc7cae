import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../index.ts';

/** What a form asks of a text that is typed. Answers tell what is stored, whatever the rules are. */
const OF_TYPING = ['custom', 'overwrite', 'min_length', 'max_length'];
const STORED_AS_TIME = ['date', 'datetime'];

function outputsOf(node: object, path: string[] = []): [string, z.ZodType][] {
  return Object.entries(node).flatMap(([key, child]): [string, z.ZodType][] => {
    const here = [...path, key];
    if (!isContractProcedure(child)) return outputsOf(child, here);
    const { outputSchema } = child['~orpc'];
    return outputSchema instanceof z.ZodType ? [[here.join('.'), outputSchema]] : [];
  });
}

/** Where in the schema a text is held to the rules of typing. */
function rulesOfTyping(schema: z.ZodType, path = ''): string[] {
  const parts = partsOf(schema).flatMap(([key, part]) => rulesOfTyping(part, `${path}.${key}`));
  return breaksOn(schema) ? [path, ...parts] : parts;
}

function breaksOn(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodPipe) return true;
  if (schema instanceof z.ZodArray) return false;
  const isTime = 'format' in schema && STORED_AS_TIME.includes(String(schema.format));
  if (isTime || schema instanceof z.ZodNumber) return false;
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

test.each(outputsOf(contract))('%s answers what is stored', (_name, schema) => {
  expect(rulesOfTyping(schema)).toEqual([]);
});
