import type { ProcedureUtils } from '@orpc/tanstack-query';
import { useMutation } from '@tanstack/react-query';
import type { CallContext } from '../api.tsx';
import { saveFile } from '../save-file.ts';

/** Asks the server for a file and saves it. */
export function useFile<Asked, Failure>(file: ProcedureUtils<CallContext, Asked, File, Failure>) {
  return useMutation(file.mutationOptions({ onSuccess: saveFile }));
}
