import { Box, Tabs } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { LeavingScreen } from '../gate/leaving-screen.tsx';
import type { Confirmation } from '../session.api.ts';
import { ConfirmationNote } from '../sign-up/confirmation-note.tsx';
import { signUpLabels } from '../sign-up/sign-up.labels.ts';
import { SignUpSkeleton } from '../sign-up/sign-up-skeleton.tsx';
import { TrialWords } from '../sign-up/trial-words.tsx';
import { AuthLayout, Greeting } from './auth-layout.tsx';
import { authPageLabels } from './auth-page.labels.ts';
import classes from './auth-page.module.css';
import { SignInPanel } from './sign-in-panel.tsx';

// Only strangers need it, and the checks that come with it.
const SignUpForm = lazyPart(() => import('../sign-up/sign-up-form.tsx'));

export type AuthMode = 'signin' | 'signup';
type AuthPageProps = {
  mode: AuthMode;
  goOnToCheckout: boolean;
  recoversByEmail: boolean;
  /** Of the mailed link that led here. */
  confirmation?: Confirmation | null;
  onModeChange: (mode: AuthMode) => void;
};

export function AuthPage({
  mode,
  goOnToCheckout,
  recoversByEmail,
  confirmation = null,
  onModeChange,
}: AuthPageProps) {
  const [knownEmail, setKnownEmail] = useState('');
  const [isPaying, setPaying] = useState(false);
  // A finger asks for the keyboard itself, and whoever changes the tab by keyboard stays on it.
  const [startsAtField, setStartsAtField] = useState(() => matchMedia('(pointer: fine)').matches);
  if (isPaying) return <LeavingScreen text={signUpLabels.processingPayment} />;

  function signInAs(email: string): void {
    setKnownEmail(email);
    onModeChange('signin');
  }

  return (
    <AuthLayout backHome>
      {confirmation && (
        <Box mb="lg">
          <ConfirmationNote confirmed={confirmation === 'done'}>
            {authPageLabels.confirmation[confirmation]}
          </ConfirmationNote>
        </Box>
      )}
      <Tabs
        value={mode}
        onChange={(chosen) => {
          setStartsAtField(false);
          onModeChange(chosen === 'signin' ? 'signin' : 'signup');
        }}
        keepMounted={false}
      >
        <Tabs.List grow className={classes.tabs}>
          <Tabs.Tab value="signin" className={classes.tab}>
            {authPageLabels.signIn}
          </Tabs.Tab>
          <Tabs.Tab value="signup" className={classes.tab}>
            {authPageLabels.signUp}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="signin">
          <SignInPanel
            email={knownEmail}
            recoversByEmail={recoversByEmail}
            startsAtField={startsAtField}
          />
        </Tabs.Panel>
        <Tabs.Panel value="signup">
          <Greeting title={signUpLabels.title}>
            <TrialWords of={signUpLabels.explanation} />
          </Greeting>
          <Suspense fallback={<SignUpSkeleton />}>
            <SignUpForm
              goOnToCheckout={goOnToCheckout}
              startsAtField={startsAtField}
              onPaying={() => setPaying(true)}
              onSignInNeeded={signInAs}
            />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </AuthLayout>
  );
}
