import { Button, Group, Stack } from '@mantine/core';
import { focusFirstError } from '../../../foundation/form-errors.ts';
import { Acceptance } from './acceptance.tsx';
import { CompanyFields } from './company-fields.tsx';
import { type SignUpOptions, useSignUpForm } from './sign-up.form.ts';
import { signUpLabels } from './sign-up.labels.ts';
import { SignUpAccountFields } from './sign-up-account-fields.tsx';
import { SignUpSteps } from './sign-up-steps.tsx';

export default function SignUpForm(options: SignUpOptions) {
  const { form, step, submit, goBack, signInInstead } = useSignUpForm(options);
  return (
    <form noValidate onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}>
      <Stack gap="lg">
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
    </form>
  );
}
