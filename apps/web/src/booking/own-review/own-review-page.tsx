import type { OwnReview } from '@app/contract/reviews/own-review.contract';
import { useEffect, useState } from 'react';
import { wizardLabels } from '../booking.labels.ts';
import pageClasses from '../booking-page.module.css';
import { dateOf } from '../company-time.ts';
import ownClasses from '../own-appointment/own-appointment.module.css';
import { PageMessage } from '../page-message.tsx';
import parts from '../parts.module.css';
import { read } from '../public-gate.ts';
import { fullDate } from '../steps/calendar-month.ts';
import { PrivacyLine } from '../steps/privacy-line.tsx';
import wizardClasses from '../wizard/booking-wizard.module.css';
import { FocusedHeading } from '../wizard/focused-heading.tsx';
import { useAsked } from '../wizard/use-asked.ts';
import { CompanyHeader } from '../wizard/wizard-header.tsx';
import { reviewPageLabels as labels } from './own-review.labels.ts';
import { OwnReviewForm } from './own-review-form.tsx';

/** What a client sees at `/review/{token}`. */
export function OwnReviewPage({ address }: { address: string }) {
  const [, token] = /^\/review\/([\w-]+)\/?$/.exec(address) ?? [];
  if (!token) return <PageMessage {...labels.invalid} />;
  return <LinkPage base={`/api/public/reviews/${encodeURIComponent(token)}`} />;
}

function LinkPage({ base }: { base: string }) {
  const asked = useAsked(base, () => read<OwnReview>(base));
  const [isGone, setIsGone] = useState(false);
  if (isGone) return <PageMessage {...labels.invalid} />;
  if (asked.state === 'ready') {
    return <Opened base={base} visit={asked.answer} onGone={() => setIsGone(true)} />;
  }
  if (asked.state === 'waiting') {
    return (
      <main className={pageClasses.page} aria-busy>
        <p className={pageClasses.waiting} role="status">
          {wizardLabels.loading}
        </p>
      </main>
    );
  }
  if (asked.failure.code === 'LINK_NOT_FOUND') return <PageMessage {...labels.invalid} />;
  return <PageMessage {...labels.unreachable} onAgain={asked.askAgain} />;
}

type OpenedProps = { base: string; visit: OwnReview; onGone: () => void };

function Opened({ base, visit, onGone }: OpenedProps) {
  const { name, logoUrl } = visit.company;
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    document.title = labels.title(name);
  }, [name]);
  return (
    <>
      <main className={pageClasses.page}>
        <div className={`${wizardClasses.wizard} ${ownClasses.own}`}>
          <CompanyHeader name={name} logoUrl={logoUrl} subtitle={labels.subtitle} />
          <section className={ownClasses.card}>
            {isSent ? (
              <>
                <FocusedHeading>{labels.thanksTitle}</FocusedHeading>
                <p className={parts.soft}>{labels.thanks(name)}</p>
              </>
            ) : (
              <>
                <Visit visit={visit} />
                <OwnReviewForm base={base} onSent={() => setIsSent(true)} onGone={onGone} />
              </>
            )}
          </section>
        </div>
      </main>
      <PrivacyLine company={visit.company} />
    </>
  );
}

function Visit({ visit }: { visit: OwnReview }) {
  const { firstName, serviceNames, professionalName, startTime, company } = visit;
  return (
    <div>
      <h2 className={ownClasses.heading}>{labels.question(firstName)}</h2>
      <p className={parts.soft}>{labels.what(serviceNames, professionalName)}</p>
      <p className={parts.soft}>
        <time dateTime={startTime}>{fullDate(dateOf(startTime, company.timezone))}</time>
      </p>
    </div>
  );
}
