/** The answer of a business rule that may say no. `reason` is a stable code, never a sentence. */
export type Result<Value, Reason extends string> =
  | { accepted: true; value: Value }
  | { accepted: false; reason: Reason };

export function accept<Value>(value: Value): { accepted: true; value: Value } {
  return { accepted: true, value };
}

export function refuse<Reason extends string>(reason: Reason): { accepted: false; reason: Reason } {
  return { accepted: false, reason };
}
