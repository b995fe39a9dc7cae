import type { ProcedureUtils } from '@orpc/tanstack-query';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallContext } from '../api.tsx';
import { requestKey } from '../request-key.ts';

/**
 * A write that has one key from the opening of its form until it is stored: sent again because
 * nobody heard the answer, it does nothing twice.
 */
export function useSendOnce<Input, Output, Failure>(
  write: ProcedureUtils<CallContext, Input, Output, Failure>,
): UseMutationResult<Output, Failure, Input> {
  const [key, setKey] = useState(requestKey);
  const renew = () => setKey(requestKey());
  return useMutation(write.mutationOptions({ context: { requestKey: key }, onSuccess: renew }));
}
