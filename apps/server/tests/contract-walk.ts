import { contract } from '@app/contract/index';
import { isContractProcedure } from '@orpc/contract';
import type { Api } from './agenda-support.ts';

type Kind = 'public' | 'account' | 'company' | 'operator';
type Procedure = { name: string; path: string[]; kind: Kind; method: string };

const GARBAGE = { id: 'lixo', name: 42, nonsense: [{}] };

/** Every procedure there is, in the order of the contract. */
export const procedures: readonly Procedure[] = proceduresOf(contract);

/** How a procedure answers garbage: whoever may not call it is refused before it is read. */
export async function refusalOf(api: Api, path: readonly string[]): Promise<string> {
  // The path comes from the contract, which the router fulfils; types cannot follow it by name.
  const call = path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), api);
  const answer = (call as (input: unknown) => Promise<unknown>)(GARBAGE);
  return answer.then(
    () => 'nothing: it answered',
    (error) => error.code,
  );
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
