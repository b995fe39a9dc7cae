import { Card } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LeavingScreen } from '../gate/leaving-screen.tsx';
import { AuthLayout, Greeting } from '../sign-in/auth-layout.tsx';
import { useGoBackToPlatform, useGoOnToCheckout } from './company-setup.api.ts';
import { companySetupLabels as labels } from './company-setup.labels.ts';
import { CompanySetupForm } from './company-setup-form.tsx';
import { TrialWords } from './trial-words.tsx';

/** For whoever has an account and no company yet. */
export function CompanySetupPage() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const goOnToCheckout = useGoOnToCheckout(() => setLeaving(true));
  if (isLeaving) return <LeavingScreen text={labels.goingToCheckout} />;
  return (
    <AuthLayout>
      <Greeting title={labels.title}>
        <TrialWords of={labels.explanation} />
      </Greeting>
      <CompanySetupForm
        onLeave={() => navigate({ to: '/', replace: true })}
        onCreated={goOnToCheckout}
      />
    </AuthLayout>
  );
}

/** The company in whose name the platform writes; inside the operators' area. */
export function AdminCompanySetupPage() {
  const navigate = useNavigate();
  const goBackToPlatform = useGoBackToPlatform();
  return (
    <>
      <PageHeader title={labels.adminTitle} explanation={labels.adminExplanation} />
      <Card maw={480}>
        <CompanySetupForm
          onLeave={() => navigate({ to: '/super-admin' })}
          onCreated={goBackToPlatform}
        />
      </Card>
    </>
  );
}
