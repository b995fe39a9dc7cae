import type { DocumentType } from '@app/domain/shared/documents';
import type { FormErrors } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';

/** The person first, then the company. */
export type FormStep = 'account' | 'company';

/** Where the person is, and which field gets the focus there. */
export type Place = {
  step: FormStep;
  field?: string;
  /** The server complained; what stands in the other step is still meant. */
  broughtBack?: true;
};

export type CompanyDraft = {
  name: string;
  documentType: DocumentType;
  document: string;
  phone: string;
};

export const noCompany: CompanyDraft = { name: '', documentType: 'cnpj', document: '', phone: '' };

type Form = { getInputNode: (path: string) => HTMLElement | null };

/** Takes the focus to where somebody was led. */
export function useFocusAt(form: Form, place: Place): void {
  const focus = useEffectEvent((field: string) => form.getInputNode(field)?.focus());
  useEffect(() => {
    if (place.field) focus(place.field);
  }, [place]);
}

/** What is wrong in the step that is on the screen; the other one has its own turn. */
export function complaintsOfStep(complaints: FormErrors, step: FormStep): FormErrors {
  return Object.fromEntries(Object.entries(complaints).filter(([path]) => stepOf(path) === step));
}

/** The first step that the server complained about. */
export function placeOf(complaints: Record<string, string>): Place {
  const fields = Object.keys(complaints);
  const field = fields.find((path) => stepOf(path) === 'account') ?? fields[0];
  return field ? { step: stepOf(field), field, broughtBack: true } : { step: 'company' };
}

/** The paths are those of the contract: what is about the company lies below it. */
function stepOf(path: string): FormStep {
  return path.startsWith('company') ? 'company' : 'account';
}
