import {
  type NewServiceInput,
  newServiceSchema,
  type Service,
} from '@app/contract/catalog/services.contract';
import { NEW_SERVICE } from '@app/domain/catalog/service';
import { type Cents, cents } from '@app/domain/shared/money';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { useMerging } from '../../foundation/use-merging.ts';
import { useCreateService, useStoredService, useUpdateService } from './services.api.ts';
import { creationFailureText, serviceLabels } from './services.labels.ts';

/** What stands in the fields while somebody types: a number field may be empty for a moment. */
export type ServiceDraft = Omit<NewServiceInput, EmptiableField | 'priceInCents'> &
  Record<EmptiableField, number | ''> & { priceInCents: Cents | null };
type EmptiableField =
  | 'durationInMinutes'
  | 'bufferBeforeInMinutes'
  | 'bufferAfterInMinutes'
  | 'loyaltyPoints';

export type ServiceForm = UseFormReturnType<ServiceDraft>;

const { price, ...usual } = NEW_SERVICE;
const newService: ServiceDraft = { ...usual, name: '', priceInCents: null };

const complaintsAbout = schemaResolver(newServiceSchema, { sync: true });

/** The form starts anew each time the dialog opens. */
export function useServiceForm(opened: boolean, service: Service | null): ServiceForm {
  const form = useForm<ServiceDraft>({
    initialValues: newService,
    validate: (draft) => complaintsAbout(inputOf(draft)),
  });
  const { setInitialValues, setValues, clearErrors } = form;

  useEffect(() => {
    if (!opened) return;
    const draft = service ? draftOf(service) : newService;
    setInitialValues(draft);
    setValues(draft);
    clearErrors();
  }, [opened, service, setInitialValues, setValues, clearErrors]);

  return form;
}

/** Saves what was typed; the dialog closes only when it is stored. */
export function useSaveService(form: ServiceForm, service: Service | null, close: () => void) {
  const createService = useCreateService();
  const updateService = useUpdateService();
  const merging = useMerging({
    ...{ form, opened: service, code: 'SERVICE_CHANGED', draftOf },
    read: useStoredService(),
  });

  async function save(draft: ServiceDraft): Promise<void> {
    const input = inputOf(draft);
    try {
      if (service) {
        const { version } = merging;
        await updateService.mutateAsync({ ...input, id: service.id, version });
      }
      if (!service) await createService.mutateAsync(input);
    } catch (error) {
      if (await merging.settle(error)) return;
      explain(form, error, service ? errorText : creationFailureText);
      return;
    }
    showSuccess(service ? serviceLabels.updated : serviceLabels.created);
    form.resetDirty();
    close();
  }

  const isSaving = createService.isPending || updateService.isPending;
  return { save, isSaving, merged: merging.merged };
}

function draftOf({ id, version, createdAt, ...draft }: Service): ServiceDraft {
  return { ...draft, priceInCents: cents(draft.priceInCents) };
}

export function priceOf({ priceInCents }: ServiceDraft): Cents {
  return priceInCents ?? price;
}

/** Points and buffers are optional: left empty they are none. An empty duration is a mistake. */
function inputOf(draft: ServiceDraft): NewServiceInput {
  return {
    ...draft,
    priceInCents: priceOf(draft),
    durationInMinutes: Number(draft.durationInMinutes),
    bufferBeforeInMinutes: Number(draft.bufferBeforeInMinutes),
    bufferAfterInMinutes: Number(draft.bufferAfterInMinutes),
    loyaltyPoints: Number(draft.loyaltyPoints),
  };
}

type Wording = (error: unknown) => string;

function explain(form: ServiceForm, error: unknown, wording: Wording): void {
  if (isRefusedWith('SERVICE_NAME_TAKEN', error)) {
    form.setFieldError('name', error.message);
    form.getInputNode('name')?.focus();
    return;
  }
  if (!showFieldErrors(form, error)) showFailure(serviceLabels.failedToSave, wording(error));
}
