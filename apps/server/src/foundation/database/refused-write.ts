import { type Result, refuse } from '@app/domain/shared/result';
import { isDuplicateOf, isStillReferenced } from './sql-state.ts';

type Write<Value, Reason extends string> = () => Promise<Result<Value, Reason>>;

/** A write that the database refuses because of this unique key is refused by name. */
export async function unlessTaken<Value, Reason extends string>(
  key: string,
  write: Write<Value, Reason>,
): Promise<Result<Value, Reason | 'taken'>> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateOf(key, error)) return refuse('taken');
    throw error;
  }
}

/** What others still point at has a history, and stays. */
export async function unlessHistory<Value, Reason extends string>(
  write: Write<Value, Reason>,
): Promise<Result<Value, Reason | 'has-history'>> {
  try {
    return await write();
  } catch (error) {
    if (isStillReferenced(error)) return refuse('has-history');
    throw error;
  }
}
