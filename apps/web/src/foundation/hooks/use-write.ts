import { type UseMutationOptions, useMutation } from '@tanstack/react-query';

/** A write as a function, for what is chosen and sent at once. */
export function useWrite<Output, Failure, Input, Context>(
  options: UseMutationOptions<Output, Failure, Input, Context>,
): (input: Input) => Promise<Output> {
  return useMutation(options).mutateAsync;
}
