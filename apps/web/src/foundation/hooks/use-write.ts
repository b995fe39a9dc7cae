import { type UseMutationOptions, useMutation } from '@tanstack/react-query';

/** A write as a function. What it made old is asked for again before it is done. */
export function useWrite<Output, Failure, Input, Context>(
  options: UseMutationOptions<Output, Failure, Input, Context>,
): (input: Input) => Promise<Output> {
  return useMutation(options).mutateAsync;
}
