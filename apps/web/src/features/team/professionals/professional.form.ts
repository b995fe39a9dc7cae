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
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { showFieldErrors } from '../../../foundation/form-errors.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
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

const nobody: ProfessionalForm = {
  name: '',
  email: '',
  phone: '',
  specialties: [],
  color: DEFAULT_COLOR,
  memberId: null,
};

const complaintsAbout = schemaResolver(professionalForm, { sync: true });

export function useProfessionalForm(professional: Professional | null): ProfessionalFormState {
  const team = useProfessionals().data ?? [];
  return useForm<ProfessionalForm>({
    initialValues: professional ? draftOf(professional) : { ...nobody, color: freeColor(team) },
    validate: (draft) => ({ ...complaintAboutPhone(draft), ...complaintsAbout(draft) }),
  });
}

type Saving = {
  form: ProfessionalFormState;
  photo: PhotoDraft;
  professional: Professional | null;
  onSaved: (stored: Professional) => void;
};

/** Saves what was typed, then the photo; whoever is new exists even if the photo was refused. */
export function useSaveProfessional({ form, photo, professional, onSaved }: Saving) {
  const [isSaving, setIsSaving] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const storedProfessional = useStoredThing(useApi().team.professionals.list);
  const merging = useMerging({
    ...{ form, opened: professional, code: 'PROFESSIONAL_CHANGED', draftOf },
    read: storedProfessional,
  });
  const storeFields = useStoreFields(professional && { ...professional, version: merging.version });

  async function store(draft: ProfessionalForm): Promise<void> {
    const stored = await storeFields(draft);
    const photoOutcome = await photo.save(stored.id);
    const newest = (await storedProfessional(stored.id).catch(() => null)) ?? stored;
    form.setInitialValues(draftOf(newest));
    form.setValues(draftOf(newest));
    announceSaved(professional ? 'updated' : 'created', photoOutcome);
    onSaved(newest);
  }

  async function save(draft: ProfessionalForm): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    setIsFull(false);
    try {
      await store(draft);
    } catch (error) {
      setIsFull(isRefusedWith('PROFESSIONAL_LIMIT_REACHED', error));
      if (!(await merging.settle(error))) explain(form, error, professional);
    } finally {
      setIsSaving(false);
    }
  }

  return { save, isSaving, isFull, merged: merging.merged };
}

function announceSaved(what: 'updated' | 'created', photo: 'stored' | 'refused'): void {
  showSuccess(professionalLabels[what]);
  if (photo === 'stored') return;
  showFailure(professionalLabels.failedToSavePhoto, professionalLabels.photoAgain);
}

function useStoreFields(professional: Professional | null) {
  const createProfessional = useCreateProfessional();
  const updateProfessional = useUpdateProfessional();
  return (draft: ProfessionalForm): Promise<Professional> => {
    if (!professional) return createProfessional.mutateAsync(draft);
    const { id, version } = professional;
    return updateProfessional.mutateAsync({ ...draft, id, version });
  };
}

/** Which field a refusal is about. */
const fieldOf: Partial<Record<string, keyof ProfessionalForm>> = {
  PROFESSIONAL_EMAIL_TAKEN: 'email',
  MEMBER_ALREADY_LINKED: 'memberId',
  MEMBER_NOT_FOUND: 'memberId',
  PHONE_INVALID: 'phone',
};

function explain(
  form: ProfessionalFormState,
  error: unknown,
  professional: Professional | null,
): void {
  // Stands in the form, with the way to a larger plan.
  if (isRefusedWith('PROFESSIONAL_LIMIT_REACHED', error)) return;
  for (const [code, field] of Object.entries(fieldOf)) {
    if (!field || !isRefusedWith(code, error)) continue;
    form.setFieldError(field, error.message);
    form.getInputNode(field)?.focus();
    return;
  }
  if (showFieldErrors(form, error)) return;
  if (professional) showFailure(professionalLabels.failedToUpdate, errorText(error));
  else showFailure(professionalLabels.failedToCreate, creationFailureText(error));
}

/** Nobody's yet, so that columns of the agenda differ by themselves. */
function freeColor(team: readonly Professional[]): string {
  const taken = new Set(team.map(({ color }) => color.toUpperCase()));
  return PALETTE.find((color) => !taken.has(color)) ?? DEFAULT_COLOR;
}

function draftOf(professional: Professional): ProfessionalForm {
  const { name, email, phone, specialties, color, memberId } = professional;
  return { name, email, phone, specialties, color, memberId };
}

function complaintAboutPhone({ phone }: ProfessionalForm): { phone?: string } {
  if (phone.trim() === '' || normalizePhone(phone) !== null) return {};
  return { phone: professionalFieldLabels.phoneInvalid };
}
