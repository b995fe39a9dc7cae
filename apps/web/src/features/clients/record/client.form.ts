import { type Client, type ClientForm, clientForm } from '@app/contract/clients/clients.contract';
import { readPhone } from '@app/domain/clients/client';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { isRefusal, isRefusedWith } from '../../../foundation/failure.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useCreateClient, useStoredClient, useUpdateClient } from '../clients.api.ts';
import { clientFieldLabels, clientFormLabels } from './client-form.labels.ts';

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

export function useClientForm(client: Client | null, close: () => void) {
  const form = useForm<ClientDraft>({
    initialValues: client ? draftOf(client) : newClient,
    validate: (draft) => ({
      ...complaintsAbout(inputOf(draft)),
      ...(readPhone(draft.phone) === null && { phone: clientFieldLabels.phoneInvalid }),
      ...(isUnreadable(draft) && { birthDate: clientFieldLabels.birthDateInvalid }),
    }),
  });
  const kept = useDraft(form, { form: 'client', thing: client?.id ?? null });
  const createClient = useCreateClient(kept.request);
  const updateClient = useUpdateClient();
  const warning = useSamePhone(form.values.phone);
  /** Whether the person knows that somebody else has the phone. */
  const knows = useRef(false);
  const merging = useMerging({
    form,
    opened: client,
    code: 'CLIENT_CHANGED',
    draftOf,
    read: useStoredClient(),
  });

  const saving = useSaving({
    form,
    send: (draft) => {
      const input = { ...inputOf(draft), allowsSamePhone: knows.current };
      if (!client) return createClient.mutateAsync(input);
      const { version } = merging;
      return updateClient.mutateAsync({ ...input, id: client.id, version, active: draft.active });
    },
    saved: client ? clientFormLabels.updated : clientFormLabels.created,
    fieldOf: { PHONE_INVALID: 'phone', BIRTH_DATE_INVALID: 'birthDate' },
    meet: async (error, unheard) => (await merging.settle(error, unheard)) || warning.notice(error),
    failed: { title: (error) => failureTitle(error, client) },
    draft: kept,
    done: close,
  });

  function sending(knowing: boolean) {
    return (draft: ClientDraft) => {
      knows.current = knowing;
      return saving.save(draft);
    };
  }

  return {
    saving: { ...saving, save: sending(false) },
    saveAnyway: sending(true),
    merged: merging.merged,
    samePhone: warning.clients,
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
  };
}

function draftOf(client: Client): ClientDraft {
  const { name, email, phone, birthDate, tags, allergies, preferences, active } = client;
  return {
    name,
    email,
    phone,
    tags,
    allergies,
    preferences,
    active,
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

/** To try again helps only where the server did not say no. */
function failureTitle(error: unknown, client: Client | null): string {
  if (isRefusal(error)) return clientFormLabels.notSaved;
  return client ? clientFormLabels.failedToUpdate : clientFormLabels.failedToCreate;
}
