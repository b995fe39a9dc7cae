import type { Client } from '@app/contract/clients/clients.contract';
import type { ClientAccount } from '@app/contract/prepaid/client-prepaid.contract';
import { LARGEST_ACCOUNT_LIMIT } from '@app/domain/company/money-rules';
import { type Cents, cents } from '@app/domain/shared/money';
import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { errorText } from '../../foundation/error-text.ts';
import { useDraft } from '../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { useLimitAccount } from './client-prepaid.api.ts';
import { limitLabels as labels } from './client-prepaid.labels.ts';

type AccountLimitDialogProps = {
  client: Pick<Client, 'id' | 'name'>;
  account: ClientAccount;
  onClose: () => void;
};

const names = { limitCents: labels.own };

/** How far one client may owe, where that is not as far as everybody. */
export default function AccountLimitDialog({ client, account, onClose }: AccountLimitDialogProps) {
  const { ownLimitCents } = account;
  const form = useForm<{ limitCents: Cents | null }>({
    initialValues: { limitCents: ownLimitCents === null ? null : cents(ownLimitCents) },
  });
  const limit = useLimitAccount();
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'account-limit', thing: client.id }),
    send: ({ limitCents }) => limit({ clientId: client.id, limitCents }),
    saved: labels.saved,
    failed: errorText,
    done: onClose,
  });
  return (
    <FormDialog
      title={labels.title(client.name)}
      size="sm"
      saving={saving}
      names={names}
      onClose={onClose}
    >
      <Text c="dimmed">{labels.explanation}</Text>
      <MoneyField
        {...form.getInputProps('limitCents')}
        label={labels.own}
        description={labels.ownHelp}
        data-autofocus
        maximum={cents(LARGEST_ACCOUNT_LIMIT)}
        value={form.values.limitCents}
      />
    </FormDialog>
  );
}
