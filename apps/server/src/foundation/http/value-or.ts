import type { Result } from '@app/domain/shared/result';

type Refusal = () => Error;

/** What a rule accepted; what it refused is thrown as the error that the contract declares for it. */
export function valueOr<Value, Reason extends string>(
  outcome: Result<Value, Reason>,
  refusals: Readonly<Record<Reason, Refusal>>,
): Value {
  if (outcome.accepted) return outcome.value;
  throw refusals[outcome.reason]();
}
