import type { ProcedureUtils } from '@orpc/tanstack-query';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallContext } from '../api.tsx';
import { isRefusedWith } from '../failure.ts';
import { requestKey } from '../request-key.ts';

export type Request = { key: string; renew: () => void };

/**
 * A write that has one key from the opening of its form until it is stored: sent again because
 * nobody heard the answer, it does nothing twice. Whoever wrote something else meanwhile is told that
 * the first was stored, once: what she sends after that is another one.
 */
export function useSendOnce<Input, Output, Failure>(
  write: ProcedureUtils<CallContext, Input, Output, Failure>,
  /** Of a draft that outlives a reload. */
  kept?: Request,
): UseMutationResult<Output, Failure, Input> {
  const [own, setOwn] = useState(requestKey);
  const { key, renew } = kept ?? { key: own, renew: () => setOwn(requestKey()) };
  const onError = (error: Failure) => {
    if (isRefusedWith('REQUEST_KEY_REUSED', error)) renew();
  };
  const context = { requestKey: key };
  return useMutation(write.mutationOptions({ context, onSuccess: renew, onError }));
}
