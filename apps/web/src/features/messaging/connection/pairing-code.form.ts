import { connectForm } from '@app/contract/messaging/connection.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import type { ConnectionActs } from './connection.api.ts';
import { formFailure } from './say-failure.ts';

/** A code for a phone. */
export function useCodeForm({ connect }: ConnectionActs, close: () => void) {
  const form = useForm({
    initialValues: { phone: '' },
    validate: schemaResolver(connectForm, { sync: true }),
  });
  return useSaving({
    form,
    draft: null,
    send: (draft: { phone: string }) => connect.mutateAsync(draft),
    failed: formFailure,
    done: close,
  });
}
