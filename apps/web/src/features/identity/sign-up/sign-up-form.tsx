import { Button, Group, Stack } from '@mantine/core';
import { CheckedForm } from '../../../ui/forms/checked-form.tsx';
import { leadToNextEmpty } from '../../../ui/forms/next-empty.ts';
import { Acceptance } from './acceptance.tsx';
import { CompanyFields } from './company-fields.tsx';
import { type SignUpOptions, useSignUpForm } from './sign-up.form.ts';
import { signUpLabels } from './sign-up.labels.ts';
import { SignUpAccountFields } from './sign-up-account-fields.tsx';
import { SignUpSteps } from './sign-up-steps.tsx';

export default function SignUpForm(options: SignUpOptions) {
  const { form, step, submit, goBack, signInInstead } = useSignUpForm(options);
  return (
    <CheckedForm of={form} onSubmit={submit}>
      <Stack gap="lg" onKeyDown={leadToNextEmpty}>
        <SignUpSteps current={step} />
        {step === 'account' ? (
          <>
            <SignUpAccountFields form={form} onSignInInstead={signInInstead} />
            <Button type="submit" fullWidth>
              {signUpLabels.next}
            </Button>
          </>
        ) : (
          <>
            <CompanyFields form={form} />
            <Acceptance />
            <Group grow>
              <Button variant="default" disabled={form.submitting} onClick={goBack}>
                {signUpLabels.back}
              </Button>
              <Button type="submit" loading={form.submitting}>
                {signUpLabels.create}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </CheckedForm>
  );
}
