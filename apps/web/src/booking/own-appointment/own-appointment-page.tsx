import { useEffect, useState } from 'react';
import { wizardLabels } from '../booking.labels.ts';
import pageClasses from '../booking-page.module.css';
import { PageMessage } from '../page-message.tsx';
import { PrivacyLine } from '../steps/privacy-line.tsx';
import { useOwnColor } from '../use-own-color.ts';
import { useAsked } from '../wizard/use-asked.ts';
import { ownPageLabels } from './own-appointment.labels.ts';
import { type OwnAppointment, type OwnGate, ownGate } from './own-appointment-gate.ts';
import { OwnAppointmentView } from './own-appointment-view.tsx';

/** What a client sees at `/a/{token}`. */
export function OwnAppointmentPage({ address }: { address: string }) {
  const [, token] = /^\/a\/([\w-]+)\/?$/.exec(address) ?? [];
  if (!token) return <PageMessage {...ownPageLabels.notFound} />;
  return <LinkPage token={token} />;
}

function LinkPage({ token }: { token: string }) {
  const [gate] = useState(() => ownGate(token));
  const asked = useAsked(token, gate.get);
  if (asked.state === 'ready') return <Opened gate={gate} first={asked.answer} />;
  if (asked.state === 'waiting') {
    return (
      <main className={pageClasses.page} aria-busy>
        <p className={pageClasses.waiting} role="status">
          {wizardLabels.loading}
        </p>
      </main>
    );
  }
  if (asked.failure.code === 'LINK_NOT_FOUND') return <PageMessage {...ownPageLabels.notFound} />;
  return <PageMessage {...ownPageLabels.unreachable} onAgain={asked.askAgain} />;
}

function Opened({ gate, first }: { gate: OwnGate; first: OwnAppointment }) {
  const { name, color } = first.company;
  useOwnColor(color);
  useEffect(() => {
    document.title = ownPageLabels.title(name);
  }, [name]);
  return (
    <>
      <main className={pageClasses.page}>
        <OwnAppointmentView gate={gate} first={first} />
      </main>
      <PrivacyLine company={first.company} />
    </>
  );
}
