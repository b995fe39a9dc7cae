import { isRefusal, statusOf } from './failure.ts';
import { requestKey } from './request-key.ts';

type Write<Answer> = {
  path: readonly string[];
  input: unknown;
  send: (key: string) => Promise<Answer>;
};

/**
 * Sends every write under a key. One whose answer was lost may be done already: the same one sent
 * again has the same key, so it is answered as the first was, neither done twice nor refused because
 * 'somebody else' changed the thing. When a write of its kind is answered, the next is another wish.
 */
export function createUnansweredWrites() {
  /** By kind, then by what was asked. */
  const kinds = new Map<string, Map<string, string>>();

  return async function sendOnce<Answer>({ path, input, send }: Write<Answer>): Promise<Answer> {
    const kind = path.slice(0, -1).join('.');
    const asked = JSON.stringify([path, input]);
    const key = kinds.get(kind)?.get(asked) ?? requestKey();
    try {
      const answer = await send(key);
      kinds.delete(kind);
      return answer;
    } catch (error) {
      if (isAnswer(error)) kinds.delete(kind);
      else kinds.set(kind, new Map(kinds.get(kind)).set(asked, key));
      throw error;
    }
  };
}

/** 'Too many' and 'too slow' tell nothing about what was asked before. */
function isAnswer(error: unknown): boolean {
  return isRefusal(error) && ![408, 429].includes(statusOf(error) ?? 0);
}

/** A file is not written down as text: two of them would look the same. */
export function holdsFile(input: unknown): boolean {
  if (input instanceof Blob) return true;
  if (typeof input !== 'object' || input === null) return false;
  return Object.values(input).some(holdsFile);
}
