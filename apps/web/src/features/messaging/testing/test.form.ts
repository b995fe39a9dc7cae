import { type TestForm, testForm } from '@app/contract/messaging/sending.contract';
import { defaultText } from '@app/domain/messaging/default-texts';
import {
  TEMPLATE_TYPES,
  type TemplateType,
  type TemplateValues,
} from '@app/domain/messaging/template';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useTimezone, useToday } from '../../../foundation/company-clock.ts';
import { errorTextOr } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { showSuccess } from '../../../foundation/toasts.ts';
import { failureText } from '../sending/message-log.labels.ts';
import { madeUpValues } from '../templates/templates.labels.ts';
import { useSendTest } from './testing.api.ts';
import { testingLabels as labels, sentText } from './testing.labels.ts';

export type TestDraftForm = UseFormReturnType<TestForm>;

/** Somebody who could be: only whoever tests reads it. */
function startOn(today: Temporal.PlainDate, companyName: string): TestForm {
  const madeUp = madeUpValues(today);
  return {
    type: null,
    phone: '',
    message: '',
    clientName: madeUp.client_name,
    appointmentDate: madeUp.appointment_date,
    appointmentTime: madeUp.appointment_time,
    serviceName: madeUp.service_name,
    professionalName: madeUp.professional_name,
    companyName,
  };
}

export function useTestForm(onSent: (messageId: string) => void) {
  const { company } = useSession();
  const test = useSendTest();
  const today = useToday();
  const timezone = useTimezone();
  const form = useForm<TestForm>({
    initialValues: startOn(today, company?.name ?? ''),
    validate: schemaResolver(testForm, { sync: true }),
  });
  return useSaving({
    form,
    draft: useDraft(form, { form: 'message-test', thing: null }),
    send: (draft) => test.mutateAsync(draft),
    saved: () => showSuccess(labels.sent, sentText(form.getValues().phone)),
    fieldOf: { MESSAGE_TOO_LONG: 'message' },
    failed: { title: failedTitle, text: (error) => whyFailed(error, timezone) },
    done: ({ messageId }) => onSent(messageId),
  });
}

function whyFailed(error: unknown, timezone: string): string {
  if (isRefusedWith('MESSAGE_LIMIT_REACHED', error)) return failureText(error, timezone);
  return errorTextOr(labels.failedWithoutReason, error);
}

function failedTitle(error: unknown): string {
  return isRefusedWith('NO_COMPANY', error) ? labels.failedWithoutCompany : labels.failed;
}

/** Another type brings its usual words, unless somebody wrote her own. */
export function chooseType(form: TestDraftForm, value: string): void {
  const type = TEMPLATE_TYPES.find((one) => one === value) ?? null;
  const { type: before, message } = form.getValues();
  const isUntouched = message === '' || message === usualOf(before);
  form.setFieldValue('type', type);
  if (isUntouched) form.setFieldValue('message', usualOf(type));
}

/** What a test fills in: the rest stays empty in it. */
export const TESTED_VARIABLES = [
  'client_name',
  'appointment_date',
  'appointment_time',
  'service_name',
  'professional_name',
  'company_name',
] as const;

/** What the variables stand for in the test, as the server fills them in. */
export function testValuesOf(
  test: TestForm,
): Required<Pick<TemplateValues, (typeof TESTED_VARIABLES)[number]>> {
  return {
    client_name: test.clientName,
    appointment_date: test.appointmentDate,
    appointment_time: test.appointmentTime,
    service_name: test.serviceName,
    professional_name: test.professionalName,
    company_name: test.companyName,
  };
}

function usualOf(type: TemplateType | null): string {
  return type === null ? '' : defaultText(type);
}
