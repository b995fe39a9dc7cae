import {
  type NewServiceInput,
  newServiceSchema,
  type Service,
} from '@app/contract/catalog/services.contract';
import { NEW_SERVICE } from '@app/domain/catalog/service';
import { type Cents, cents } from '@app/domain/shared/money';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { useKeeping } from '../../../foundation/hooks/use-keeping.ts';
import { useChangeService } from './services.api.ts';
import { creationFailureText, serviceLabels } from './services.labels.ts';

/** What stands in the fields while somebody types: a number field may be empty for a moment. */
export type ServiceDraft = Omit<NewServiceInput, EmptiableField | 'priceCents'> &
  Record<EmptiableField, number | ''> & { priceCents: Cents | null };
type EmptiableField =
  | 'durationMinutes'
  | 'bufferBeforeMinutes'
  | 'bufferAfterMinutes'
  | 'loyaltyPoints'
  | 'returnAfterDays';

export type ServiceForm = UseFormReturnType<ServiceDraft>;

const { price, ...usual } = NEW_SERVICE;
const newService: ServiceDraft = { ...usual, name: '', priceCents: null, returnAfterDays: '' };

const complaintsAbout = schemaResolver(newServiceSchema, { sync: true });

export function useServiceForm(service: Service | null, close: () => void) {
  const form = useForm<ServiceDraft>({
    initialValues: service ? draftOf(service) : newService,
    validate: (draft) => complaintsAbout(inputOf(draft)),
  });
  return useKeeping({
    form,
    about: 'service',
    api: useApi().catalog.services,
    change: useChangeService(),
    opened: service,
    draftOf,
    inputOf,
    changedCode: 'SERVICE_CHANGED',
    labels: serviceLabels,
    fieldOf: { SERVICE_NAME_TAKEN: 'name' },
    failed: {
      title: () => serviceLabels.failedToSave,
      text: service ? errorText : creationFailureText,
    },
    done: close,
  });
}

function draftOf({ id, version, createdAt, ...draft }: Service): ServiceDraft {
  const returnAfterDays = draft.returnAfterDays ?? '';
  return { ...draft, returnAfterDays, priceCents: cents(draft.priceCents) };
}

export function priceOf({ priceCents }: ServiceDraft): Cents {
  return priceCents ?? price;
}

/** Points and buffers are optional: left empty they are none. An empty duration is a mistake. */
function inputOf(draft: ServiceDraft): NewServiceInput {
  return {
    ...draft,
    priceCents: priceOf(draft),
    durationMinutes: Number(draft.durationMinutes),
    bufferBeforeMinutes: Number(draft.bufferBeforeMinutes),
    bufferAfterMinutes: Number(draft.bufferAfterMinutes),
    loyaltyPoints: Number(draft.loyaltyPoints),
    returnAfterDays: draft.returnAfterDays === '' ? null : draft.returnAfterDays,
  };
}
