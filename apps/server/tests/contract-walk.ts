import { contract } from '@app/contract/index';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import type { Api } from './agenda-support.ts';

type Kind = 'public' | 'account' | 'company' | 'operator';
type Procedure = { name: string; path: string[]; kind: Kind; method: string };

const GARBAGE = { id: 'lixo', name: 42, nonsense: [{}] };

/** Every procedure there is, in the order of the contract. */
export const procedures: readonly Procedure[] = proceduresOf(contract);

/** How a procedure answers garbage: whoever may not call it is refused before it is read. */
export async function refusalOf(api: Api, path: readonly string[]): Promise<string> {
  return call(api, path, GARBAGE).then(
    () => 'nothing: it answered',
    (error) => error.code,
  );
}

/** What it answers, as it is sent; null where it is not asked like this, or refuses. */
export async function answerOf(
  api: Api,
  path: readonly string[],
  input: object,
): Promise<string | null> {
  const { inputSchema } = at<AnyContractProcedure>(contract, path)['~orpc'];
  const isAsked = inputSchema
    ? !(await inputSchema['~standard'].validate(input)).issues
    : Object.keys(input).length === 0;
  if (!isAsked) return null;
  return call(api, path, input).then(
    (answer) => JSON.stringify(answer ?? null),
    () => null,
  );
}

function call(api: Api, path: readonly string[], input: unknown): Promise<unknown> {
  return at<(input: unknown) => Promise<unknown>>(api, path)(input);
}

/** The path comes from the contract, which the router fulfils; types cannot follow it by name. */
function at<Found>(node: object, path: readonly string[]): Found {
  return path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), node) as Found;
}

function proceduresOf(node: object, path: string[] = []): Procedure[] {
  return Object.entries(node).flatMap(([key, child]) => {
    const here = [...path, key];
    if (!isContractProcedure(child)) return proceduresOf(child, here);
    const { errorMap, route } = child['~orpc'];
    const method = route.method ?? 'POST';
    return [{ name: here.join('.'), path: here, kind: kindOf(errorMap), method }];
  });
}

/** The refusals that a procedure declares tell whom it is for. */
function kindOf(declared: object): Kind {
  if ('NO_COMPANY' in declared) return 'company';
  if ('FORBIDDEN' in declared) return 'operator';
  return 'UNAUTHORIZED' in declared ? 'account' : 'public';
}
