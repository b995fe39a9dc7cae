import {
  type Professional,
  type ProfessionalForm,
  professionalForm,
} from '@app/contract/team/professionals.contract';
import { DEFAULT_COLOR, PALETTE } from '@app/domain/shared/colors';
import { normalizePhone } from '@app/domain/shared/phones';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { goOnWith } from '../../../foundation/drafts/go-on.ts';
import { isSameDraft } from '../../../foundation/drafts/merge-drafts.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import type { Request } from '../../../foundation/hooks/use-send-once.ts';
import { useStoredThing } from '../../../foundation/hooks/use-stored-thing.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import type { PhotoDraft } from './professional-photo.view.ts';
import {
  useCreateProfessional,
  useProfessionals,
  useUpdateProfessional,
} from './professionals.api.ts';
import {
  creationFailureText,
  professionalFieldLabels,
  professionalLabels,
} from './professionals.labels.ts';

export type ProfessionalFormState = UseFormReturnType<ProfessionalForm>;

/** What was typed while it was sent is still to be saved where it stands. */
export type OnSaved = (stored: Professional, person: 'is-typing' | 'is-done') => void;

const nobody: ProfessionalForm = {
  name: '',
  email: '',
  phone: '',
  specialties: [],
  birthday: '',
  color: DEFAULT_COLOR,
  memberId: null,
};

const complaintsAbout = schemaResolver(professionalForm, { sync: true });

type Editing = {
  photo: PhotoDraft;
  professional: Professional | null;
  onSaved: OnSaved;
};

/** Saves what was typed, then the photo; whoever is new exists even if the photo was refused. */
export function useProfessionalForm({ photo, professional, onSaved }: Editing) {
  const team = useProfessionals().data ?? [];
  const form = useForm<ProfessionalForm>({
    initialValues: professional ? draftOf(professional) : { ...nobody, color: freeColor(team) },
    validate: (draft) => ({ ...complaintAboutPhone(draft), ...complaintsAbout(draft) }),
  });
  const kept = useDraft(form, { form: 'professional', thing: professional?.id ?? null });
  const [isFull, setIsFull] = useState(false);
  const readStored = useStoredThing(useApi().team.professionals.list);
  const merging = useMerging({
    form,
    opened: professional,
    code: 'PROFESSIONAL_CHANGED',
    draftOf,
    read: readStored,
  });
  const storeFields = useStoreFields(
    professional && { ...professional, version: merging.version },
    kept.request,
  );

  const saving = useSaving({
    form,
    send: async (draft) => {
      setIsFull(false);
      const stored = await storeFields(draft);
      const photoOutcome = await photo.save(stored.id);
      const newest = (await readStored(stored.id).catch(() => null)) ?? stored;
      return { newest, photoOutcome };
    },
    saved: ({ photoOutcome }) => announceSaved(professional ? 'updated' : 'created', photoOutcome),
    fieldOf: {
      PROFESSIONAL_EMAIL_TAKEN: 'email',
      MEMBER_ALREADY_LINKED: 'memberId',
      MEMBER_NOT_FOUND: 'memberId',
      PHONE_INVALID: 'phone',
    },
    meet: (error, unheard) => {
      // Stands in the form, with the way to a larger plan.
      const isOneTooMany = isRefusedWith('PROFESSIONAL_LIMIT_REACHED', error);
      setIsFull(isOneTooMany);
      return isOneTooMany || merging.settle(error, unheard);
    },
    failed: professional
      ? professionalLabels.failedToUpdate
      : { title: () => professionalLabels.failedToCreate, text: creationFailureText },
    draft: kept,
    done: ({ newest }, sent) => {
      const isTyping = !isSameDraft(sent, form.getValues());
      goOnWith(form, draftOf(newest), sent);
      onSaved(newest, isTyping ? 'is-typing' : 'is-done');
    },
  });

  // A photo is chosen beside the fields, and would be lost as well.
  const isDirty = (path?: string) => form.isDirty(path) || photo.isChanged;
  return {
    saving: { ...saving, form: { ...form, isDirty } },
    isFull,
    merged: merging.merged,
  };
}

function announceSaved(what: 'updated' | 'created', photo: 'stored' | 'refused'): void {
  showSuccess(professionalLabels[what]);
  if (photo === 'stored') return;
  showFailure(professionalLabels.failedToSavePhoto, professionalLabels.photoAgain);
}

function useStoreFields(professional: Professional | null, request: Request) {
  const createProfessional = useCreateProfessional(request);
  const updateProfessional = useUpdateProfessional();
  return (draft: ProfessionalForm): Promise<Professional> => {
    if (!professional) return createProfessional.mutateAsync(draft);
    const { id, version } = professional;
    return updateProfessional.mutateAsync({ ...draft, id, version });
  };
}

/** Nobody's yet, so that columns of the agenda differ by themselves. */
function freeColor(team: readonly Professional[]): string {
  const taken = new Set(team.map(({ color }) => color.toUpperCase()));
  return PALETTE.find((color) => !taken.has(color)) ?? DEFAULT_COLOR;
}

function draftOf(professional: Professional): ProfessionalForm {
  const { name, email, phone, specialties, birthday, color, memberId } = professional;
  return { name, email, phone, specialties, birthday, color, memberId };
}

function complaintAboutPhone({ phone }: ProfessionalForm): { phone?: string } {
  if (phone.trim() === '' || normalizePhone(phone) !== null) return {};
  return { phone: professionalFieldLabels.phoneInvalid };
}
