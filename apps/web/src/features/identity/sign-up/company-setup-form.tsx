import type { CheckoutOutcome } from '@app/contract/identity/sign-up.contract';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { CheckedForm } from '../../../ui/forms/checked-form.tsx';
import { leadToNextEmpty } from '../../../ui/forms/next-empty.ts';
import { CompanyFields } from './company-fields.tsx';
import { type CompanySetupForm as Form, useCompanySetupForm } from './company-setup.form.ts';
import { companySetupLabels as labels } from './company-setup.labels.ts';
import { SignUpSteps } from './sign-up-steps.tsx';

type CompanySetupFormProps = {
  onLeave: () => void;
  onCreated: (checkout: CheckoutOutcome) => unknown;
};

export function CompanySetupForm({ onLeave, onCreated }: CompanySetupFormProps) {
  const { form, step, submit, goBack } = useCompanySetupForm(onCreated);
  const isFirst = step === 'account';
  return (
    <CheckedForm of={form} onSubmit={submit}>
      <Stack gap="lg" onKeyDown={leadToNextEmpty}>
        <SignUpSteps current={step} />
        {isFirst ? <PersonFields form={form} /> : <CompanyFields form={form} />}
        <Group grow>
          <Button variant="default" disabled={form.submitting} onClick={isFirst ? onLeave : goBack}>
            {isFirst ? labels.leave : labels.back}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {isFirst ? labels.next : labels.finish}
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  );
}

function PersonFields({ form }: { form: Form }) {
  const { emailVerified } = useSession().user;
  return (
    <Stack gap="md">
      <TextInput label={labels.name} autoComplete="name" {...form.getInputProps('fullName')} />
      <TextInput
        label={emailVerified ? labels.confirmedEmail : labels.email}
        type="email"
        autoComplete="email"
        disabled={emailVerified}
        {...form.getInputProps('email')}
      />
    </Stack>
  );
}
