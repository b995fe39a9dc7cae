import { type Client, type ClientForm, clientForm } from '@app/contract/clients/clients.contract';
import { readPhone } from '@app/domain/clients/client';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusal, isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { useMerging } from '../../foundation/use-merging.ts';
import { clientFieldLabels, clientFormLabels } from './client-form.labels.ts';
import { useCreateClient, useStoredClient, useUpdateClient } from './clients.api.ts';

/** What stands in the fields: a day that the calendar does not have is kept as it was typed. */
export type ClientDraft = ClientForm & { active: boolean; typedBirthDate: string };
export type ClientDraftForm = UseFormReturnType<ClientDraft>;

type Named = { id: string; name: string };

const newClient: ClientDraft = {
  name: '',
  email: '',
  phone: '',
  birthDate: null,
  typedBirthDate: '',
  tags: [],
  allergies: '',
  preferences: '',
  active: true,
};

const complaintsAbout = schemaResolver(clientForm, { sync: true });

/** The form starts anew each time the dialog opens. */
export function useClientForm(opened: boolean, client: Client | null): ClientDraftForm {
  const form = useForm<ClientDraft>({
    initialValues: newClient,
    validate: (draft) => ({
      ...complaintsAbout(inputOf(draft)),
      ...(readPhone(draft.phone) === null && { phone: clientFieldLabels.phoneInvalid }),
      ...(isUnreadable(draft) && { birthDate: clientFieldLabels.birthDateInvalid }),
    }),
  });
  const { setInitialValues, setValues, clearErrors } = form;

  useEffect(() => {
    if (!opened) return;
    const draft = client ? draftOf(client) : newClient;
    setInitialValues(draft);
    setValues(draft);
    clearErrors();
  }, [opened, client, setInitialValues, setValues, clearErrors]);

  return form;
}

/** Saves what was typed; the dialog closes only when it is stored. */
export function useSaveClient(form: ClientDraftForm, client: Client | null, close: () => void) {
  const createClient = useCreateClient();
  const updateClient = useUpdateClient();
  const merging = useMerging({
    ...{ form, opened: client, code: 'CLIENT_CHANGED', draftOf },
    read: useStoredClient(),
  });
  const warning = useSamePhone(form.values.phone);

  async function send(draft: ClientDraft, consent: { allowsSamePhone: boolean }): Promise<void> {
    const input = { ...inputOf(draft), ...consent };
    try {
      if (client) {
        const { version } = merging;
        await updateClient.mutateAsync({ ...input, id: client.id, version, active: draft.active });
      }
      if (!client) await createClient.mutateAsync(input);
    } catch (error) {
      if (await merging.settle(error)) return;
      if (!warning.notice(error)) explain(form, error, client);
      return;
    }
    showSuccess(client ? clientFormLabels.updated : clientFormLabels.created);
    warning.forget();
    form.resetDirty();
    close();
  }

  return {
    save: (draft: ClientDraft) => send(draft, { allowsSamePhone: false }),
    saveAnyway: (draft: ClientDraft) => send(draft, { allowsSamePhone: true }),
    isSaving: createClient.isPending || updateClient.isPending,
    merged: merging.merged,
    samePhone: warning.clients,
    forgetSamePhone: warning.forget,
  };
}

/** Who has the phone already, for as long as the phone in the field is the one that was sent. */
function useSamePhone(phone: string) {
  const [found, setFound] = useState<{ phone: string; clients: Named[] } | null>(null);

  function notice(error: unknown): boolean {
    if (!isRefusedWith('SAME_PHONE', error)) return false;
    // The contract declares what this error carries.
    const { clients } = error.data as { clients: Named[] };
    setFound({ phone, clients });
    return true;
  }

  return {
    clients: found?.phone === phone ? found.clients : [],
    notice,
    forget: () => setFound(null),
  };
}

function draftOf(client: Client): ClientDraft {
  const { name, email, phone, birthDate, tags, allergies, preferences, active } = client;
  return {
    ...{ name, email, phone, tags, allergies, preferences, active },
    birthDate,
    typedBirthDate: '',
  };
}

function inputOf({ active, typedBirthDate, ...input }: ClientDraft): ClientForm {
  return input;
}

function isUnreadable({ birthDate, typedBirthDate }: ClientDraft): boolean {
  return birthDate === null && typedBirthDate !== '';
}

/** The field that each of these refusals is about. */
const fieldOf = { PHONE_INVALID: 'phone', BIRTH_DATE_INVALID: 'birthDate' } as const;

function explain(form: ClientDraftForm, error: unknown, client: Client | null): void {
  for (const [code, field] of Object.entries(fieldOf)) {
    if (!isRefusedWith(code, error)) continue;
    form.setFieldError(field, error.message);
    form.getInputNode(field)?.focus();
    return;
  }
  if (showFieldErrors(form, error)) return;
  showFailure(failureTitle(error, client), errorText(error));
}

/** To try again helps only where the server did not say no. */
function failureTitle(error: unknown, client: Client | null): string {
  if (isRefusal(error)) return clientFormLabels.notSaved;
  return client ? clientFormLabels.failedToUpdate : clientFormLabels.failedToCreate;
}
