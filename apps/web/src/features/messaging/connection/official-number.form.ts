import {
  type OfficialNumberForm,
  officialNumberForm,
} from '@app/contract/messaging/connection.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useConnectOfficial } from './connection.api.ts';
import { officialLabels as labels } from './connection.labels.ts';
import { formFailure } from './say-failure.ts';

const nothing: OfficialNumberForm = { phoneNumberId: '', businessId: '', accessToken: '' };

export function useOfficialForm(close: () => void) {
  const connect = useConnectOfficial();
  const form = useForm<OfficialNumberForm>({
    initialValues: nothing,
    validate: schemaResolver(officialNumberForm, { sync: true }),
  });
  return useSaving({
    form,
    draft: null,
    send: (draft: OfficialNumberForm) => connect.mutateAsync(draft),
    saved: labels.done,
    failed: formFailure,
    done: close,
  });
}
