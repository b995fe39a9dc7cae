import { type Alert, type AlertForm, alertForm } from '@app/contract/platform/alerts.contract';
import { DEFAULT_TIMEZONE, todayIn } from '@app/domain/shared/local-time';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { type Saving, useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useChangeAlert, useCreateAlert } from './alerts.api.ts';
import { alertsLabels as labels } from './alerts.labels.ts';

export type AlertFormState = UseFormReturnType<AlertForm>;

/** `null` for a new one, which is shown from today on. */
export function useAlertForm(alert: Alert | null, close: () => void): Saving<AlertForm> {
  const { mutateAsync: create } = useCreateAlert();
  const { mutateAsync: change } = useChangeAlert();
  const form = useForm<AlertForm>({
    initialValues: alert ? draftOf(alert) : newDraft(),
    validate: schemaResolver(alertForm, { sync: true }),
  });
  return useSaving({
    form,
    draft: useDraft(form, { form: 'alert', thing: alert?.id ?? null }),
    send: (draft) =>
      alert ? change({ ...draft, id: alert.id, version: alert.version }) : create(draft),
    saved: alert ? labels.updated : labels.created,
    failed: alert ? labels.failedToUpdate : labels.failedToCreate,
    done: close,
  });
}

function newDraft(): AlertForm {
  return {
    title: '',
    message: '',
    type: 'info',
    audience: 'all',
    companyIds: [],
    startsOn: todayIn(DEFAULT_TIMEZONE, Temporal.Now.instant()).toString(),
    endsOn: null,
    active: true,
  };
}

function draftOf({ title, message, type, audience, companies, ...rest }: Alert): AlertForm {
  const { startsOn, endsOn, active } = rest;
  const companyIds = companies.map(({ id }) => id);
  return { title, message, type, audience, companyIds, startsOn, endsOn, active };
}
