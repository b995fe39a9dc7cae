import { newcomerSchema } from '@app/contract/team/invitations.contract';
import { MINIMUM_PASSWORD_LENGTH } from '@app/domain/identity/password-length';
import { type FormErrors, schemaResolver, useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { type Joining, useJoinAsNewcomer } from './joining.api.ts';
import { joiningLabels } from './joining.labels.ts';

type Draft = { name: string; password: string; confirmPassword: string };

const complaintsOfSchema = schemaResolver(newcomerSchema, { sync: true });

/** An account for whoever has none. What changed since the page was opened is asked for again. */
export function useNewcomerForm(joining: Joining) {
  const { invitations } = useApi().team;
  const queryClient = useQueryClient();
  const join = useJoinAsNewcomer(joining);
  const form = useForm<Draft>({
    initialValues: { name: '', password: '', confirmPassword: '' },
    validate: complaintsAbout,
  });

  return useSaving({
    form,
    draft: null,
    send: ({ name, password }) => join({ name: name.trim(), password }),
    failed: {
      title: () => joiningLabels.failed,
      text: (error) => {
        void queryClient.invalidateQueries({ queryKey: invitations.show.key() });
        return errorText(error);
      },
    },
  });
}

function complaintsAbout({ confirmPassword, ...account }: Draft): FormErrors {
  return { ...complaintsOfSchema(account), ...complaintAboutRepetition(confirmPassword, account) };
}

function complaintAboutRepetition(
  confirmPassword: string,
  { password }: Pick<Draft, 'password'>,
): FormErrors {
  if (confirmPassword.length < MINIMUM_PASSWORD_LENGTH) {
    return { confirmPassword: joiningLabels.missingRepetition };
  }
  if (confirmPassword === password) return {};
  return { confirmPassword: joiningLabels.differentPasswords };
}
