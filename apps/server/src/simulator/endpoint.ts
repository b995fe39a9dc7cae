import type { z } from 'zod';
import { badRequest } from './api-error.ts';
import type { FormParameters } from './form-parameters.ts';
import type { Happening } from './happening.ts';
import { findAny } from './object-store.ts';
import { checkParameters } from './parameter-check.ts';

type Method = 'GET' | 'POST' | 'DELETE';
type Call = { happening: Happening; id: string; parameters: FormParameters };

export type Endpoint = {
  method: Method;
  path: RegExp;
  answer(call: Call): Promise<object>;
};

type Typed<Parameters> = { happening: Happening; id: string; parameters: Parameters };

/** `POST /v1/customers/:id` with the parameters it takes; anything else is refused before it runs. */
export function endpoint<Schema extends z.ZodType>(
  address: `${Method} /v1/${string}`,
  schema: Schema,
  run: (call: Typed<z.output<Schema>>) => Promise<object>,
): Endpoint {
  const [method, path = ''] = address.split(' ');
  return {
    // The template type above allows nothing else.
    method: method as Method,
    path: new RegExp(`^${path.replace(':id', '(?<id>[^/]+)')}$`),
    async answer({ happening, id, parameters }) {
      const checked = checkParameters(schema, parameters);
      const answer = await run({ happening, id, parameters: checked });
      return expandAll(happening, answer, expansionsIn(parameters));
    },
  };
}

type Paging = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

export function pageOf(things: { id: string }[], url: string, paging: Paging): object {
  const limit = Math.min(100, Math.max(1, paging.limit ?? 10));
  const after = things.findIndex(({ id }) => id === paging.starting_after);
  const before = things.findIndex(({ id }) => id === paging.ending_before);
  const rest =
    before >= 0 ? things.slice(Math.max(0, before - limit), before) : things.slice(after + 1);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}

type Range = {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
};

export function wasCreatedIn(range: Range | undefined): (thing: { created: number }) => boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range ?? {};
  return ({ created }) => created > gt && created >= gte && created < lt && created <= lte;
}

function expansionsIn({ expand }: FormParameters): string[] {
  return Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : [];
}

async function expandAll(happening: Happening, answer: object, paths: string[]): Promise<object> {
  const copy: object = structuredClone(JSON.parse(JSON.stringify(answer)));
  for (const path of paths) await expandOne(happening, copy, path.split('.'));
  return copy;
}

/** Puts the object itself where its id stands. */
async function expandOne(happening: Happening, thing: object, path: string[]): Promise<void> {
  const [key = '', ...deeper] = path;
  if (!(key in thing)) {
    throw badRequest(`This property cannot be expanded (${key}).`, 'parameter_invalid', 'expand');
  }
  const value: unknown = Reflect.get(thing, key);
  const found = typeof value === 'string' ? await findAny(happening.scope, value) : value;
  if (typeof found !== 'object' || found === null) return;
  Reflect.set(thing, key, found);
  if (deeper.length === 0) return;
  for (const inner of Array.isArray(found) ? found : [found]) {
    await expandOne(happening, inner, deeper);
  }
}
