import { useState } from 'react';
import { Greeting } from './auth-layout.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { passwordRecoveryLabels, signInLabels } from './sign-in.labels.ts';
import { SignInForm } from './sign-in-form.tsx';

type SignInPanelProps = { email: string; recoversByEmail: boolean; startsAtField: boolean };

/** The password first; then, where the account asks for it, the second step. */
export function SignInPanel({ email, recoversByEmail, startsAtField }: SignInPanelProps) {
  const [view, setView] = useState<'password' | 'second-factor' | 'forgotten'>('password');
  const [typedEmail, setTypedEmail] = useState(email);
  const [hasReturned, setReturned] = useState(startsAtField);

  function goBack(): void {
    setReturned(true);
    setView('password');
  }

  if (view === 'second-factor') return <SecondFactorForm onBack={goBack} />;
  if (view === 'forgotten') {
    return (
      <>
        <Greeting title={passwordRecoveryLabels.title}>
          {passwordRecoveryLabels.explanation}
        </Greeting>
        <ForgotPasswordForm email={typedEmail} recoversByEmail={recoversByEmail} onBack={goBack} />
      </>
    );
  }
  return (
    <>
      <Greeting title={signInLabels.title}>{signInLabels.explanation}</Greeting>
      <SignInForm
        email={typedEmail}
        autoFocus={hasReturned}
        onSecondFactor={() => setView('second-factor')}
        onForgotten={(typed) => {
          setTypedEmail(typed);
          setView('forgotten');
        }}
      />
    </>
  );
}
