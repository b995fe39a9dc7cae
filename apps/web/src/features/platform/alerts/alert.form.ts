import { type Alert, type AlertForm, alertForm } from '@app/contract/platform/alerts.contract';
import { DEFAULT_TIMEZONE, todayIn } from '@app/domain/shared/local-time';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../../foundation/api.tsx';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useStoredThing } from '../../../foundation/hooks/use-stored-thing.ts';
import { useChangeAlert, useCreateAlert } from './alerts.api.ts';
import { alertsLabels as labels } from './alerts.labels.ts';

export type AlertFormState = UseFormReturnType<AlertForm>;

/** `null` for a new one, which is shown from today on. */
export function useAlertForm(alert: Alert | null, close: () => void) {
  const { mutateAsync: create } = useCreateAlert();
  const { mutateAsync: change } = useChangeAlert();
  const form = useForm<AlertForm>({
    initialValues: alert ? draftOf(alert) : newDraft(),
    validate: schemaResolver(alertForm, { sync: true }),
  });
  const read = useStoredThing(useApi().platform.alerts.list);
  const merging = useMerging({ form, opened: alert, code: 'ALERT_CHANGED', draftOf, read });
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'alert', thing: alert?.id ?? null }),
    send: (draft) =>
      alert ? change({ ...draft, id: alert.id, version: merging.version }) : create(draft),
    saved: alert ? labels.updated : labels.created,
    failed: alert ? labels.failedToUpdate : labels.failedToCreate,
    meet: merging.settle,
    done: close,
  });
  return { saving, merged: merging.merged };
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
