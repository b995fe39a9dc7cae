import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { Greeting } from './auth-layout.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { passwordRecoveryLabels, signInLabels } from './sign-in.labels.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Most accounts have one step, and what signs in stands in everybody's first load. */
const SecondFactorForm = lazyPart(() => import('./second-factor-form.tsx'));

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

  if (view === 'second-factor') {
    return (
      <Suspense>
        <SecondFactorForm onBack={goBack} />
      </Suspense>
    );
  }
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
