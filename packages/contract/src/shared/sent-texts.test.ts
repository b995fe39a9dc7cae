import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../index.ts';

function inputsOf(node: object, path: string[] = []): [string, z.ZodType][] {
  return Object.entries(node).flatMap(([key, child]): [string, z.ZodType][] => {
    const here = [...path, key];
    if (!isContractProcedure(child)) return inputsOf(child, here);
    const { inputSchema } = child['~orpc'];
    return inputSchema instanceof z.ZodType ? [[here.join('.'), inputSchema]] : [];
  });
}

/** The texts in it that let through what no database stores. */
function holesIn(schema: z.ZodType, path = ''): string[] {
  if (schema instanceof z.ZodString) return schema.safeParse('a\0b').success ? [path] : [];
  // What goes into a pipe is read by what comes out of it.
  if (schema instanceof z.ZodPipe) return schema.safeParse('a\0b').success ? [path] : [];
  return partsOf(schema).flatMap(([key, part]) => holesIn(part, `${path}.${key}`));
}

function partsOf(schema: z.ZodType): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  const { def } = schema;
  const inside = ['element', 'innerType', 'valueType', 'options'].flatMap((key) =>
    key in def ? Reflect.get(def, key) : [],
  );
  return inside.map((part: z.ZodType) => ['', part]);
}

test.each(inputsOf(contract))(
  '%s refuses the character zero in each of its texts',
  (_name, schema) => {
    expect(holesIn(schema)).toEqual([]);
  },
);
