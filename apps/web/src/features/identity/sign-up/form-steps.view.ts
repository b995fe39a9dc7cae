import type { DocumentType } from '@app/domain/shared/documents';
import type { FormErrors } from '@mantine/form';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The second step is a page of its own to the browser, so its Back leads to the first. */
    formStep?: 'company';
  }
}

/** The person first, then the company. */
export type FormStep = 'account' | 'company';

/** Where the person is, and which field gets the focus there. */
export type Place = {
  step: FormStep;
  field?: string;
};

export type CompanyDraft = {
  name: string;
  documentType: DocumentType;
  document: string;
  phone: string;
};

export const noCompany: CompanyDraft = { name: '', documentType: 'cnpj', document: '', phone: '' };

type Form = { getInputNode: (path: string) => HTMLElement | null };

/** Where the person is, followed by the browser's Back; a first step that she returns to starts at `firstField`. */
export function usePlace(firstField: string, focused?: string) {
  const { history } = useRouter();
  const [place, setPlace] = useState<Place>({
    step: 'account',
    ...(focused && { field: focused }),
  });
  const isDeep = () => history.location.state.formStep === 'company';

  useEffect(() => {
    return history.subscribe(() => {
      if (history.location.state.formStep === 'company') return;
      setPlace((left) => (left.step === 'account' ? left : { step: 'account', field: firstField }));
    });
  }, [history, firstField]);

  function goTo(next: Place): void {
    setPlace(next);
    if (next.step === 'company' && !isDeep()) {
      history.push(history.location.href, { formStep: 'company' });
    }
    if (next.step === 'account' && isDeep()) history.back();
  }

  return { place, goTo, goBack: () => goTo({ step: 'account', field: firstField }) };
}

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

/** The first step that something was found wrong in. */
export function placeOf(complaints: FormErrors): Place {
  const fields = Object.keys(complaints);
  const field = fields.find((path) => stepOf(path) === 'account') ?? fields[0];
  return field ? { step: stepOf(field), field } : { step: 'company' };
}

/** The paths are those of the contract: what is about the company lies below it. */
function stepOf(path: string): FormStep {
  return path.startsWith('company') ? 'company' : 'account';
}
