import { Divider } from '@mantine/core';
import { useState } from 'react';
import { AuthLayout, Greeting } from '../sign-in/auth-layout.tsx';
import { type Demo, DemoLogins } from '../sign-in/demo-logins.tsx';
import { DemoOffer } from '../sign-in/demo-offer.tsx';
import type { Entrance } from '../sign-in/entrance.api.ts';
import { useFirstAccessForm } from './first-access.form.ts';
import { firstAccessLabels } from './first-access.labels.ts';
import { FirstAccessForm } from './first-access-form.tsx';

/** What the gate shows as long as nobody administers the system. */
export function FirstAccessPage({ entrance }: { entrance: Entrance }) {
  const { asksSetupToken, offersDemo } = entrance;
  const [demo, setDemo] = useState<Demo | null>(null);
  const { form, save } = useFirstAccessForm(asksSetupToken);
  if (demo) {
    return (
      <AuthLayout>
        <DemoLogins demo={demo} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <Greeting title={firstAccessLabels.title}>{firstAccessLabels.explanation}</Greeting>
      <FirstAccessForm form={form} asksSetupToken={asksSetupToken} onSubmit={save} />
      {offersDemo && (
        <>
          <Divider my="lg" />
          <DemoOffer
            setupToken={form.values.setupToken}
            onWrongToken={(sentence) => form.setFieldError('setupToken', sentence)}
            onLoaded={setDemo}
          />
        </>
      )}
    </AuthLayout>
  );
}
