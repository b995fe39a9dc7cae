import { formatPhone } from '@app/domain/shared/phones';
import { useEffect, useState } from 'react';
import { pageLabels, timeLabels, wizardLabels } from './booking.labels.ts';
import type { BookingCompany } from './booking-gate.ts';
import classes from './booking-page.module.css';
import { closingGate } from './closing-gate.ts';
import { PageMessage } from './page-message.tsx';
import { publicGate, readCompany } from './public-gate.ts';
import { PrivacyLine } from './steps/privacy-line.tsx';
import { BookingWizard } from './wizard/booking-wizard.tsx';
import { useAsked } from './wizard/use-asked.ts';

/** It opens in no frame of another site. */
const SHOP_TARGET = window.self === window.top ? undefined : '_blank';

/** What a visitor sees at `/booking/{company}`. */
export function BookingPage({ address }: { address: string }) {
  const idOrSlug = companyIn(address);
  if (idOrSlug === null) return <PageMessage {...pageLabels.invalidLink} />;
  return <CompanyPage idOrSlug={idOrSlug} />;
}

function CompanyPage({ idOrSlug }: { idOrSlug: string }) {
  const asked = useAsked(idOrSlug, async () => {
    const { policy, ...company } = await readCompany(idOrSlug);
    return { ...company, ...policy };
  });
  const name = asked.state === 'ready' ? asked.answer.name : null;
  useEffect(() => {
    if (name) document.title = pageLabels.title(name);
  }, [name]);

  if (asked.state === 'waiting') return <Waiting />;
  if (asked.state === 'ready') return <Visit idOrSlug={idOrSlug} company={asked.answer} />;
  if (asked.failure.code === 'COMPANY_NOT_FOUND') return <PageMessage {...pageLabels.notFound} />;
  return <PageMessage {...pageLabels.unreachable} onAgain={asked.askAgain} />;
}

function Visit({ idOrSlug, company }: { idOrSlug: string; company: BookingCompany }) {
  const [isClosed, setIsClosed] = useState(false);
  const [gate] = useState(() => closingGate(publicGate(idOrSlug), () => setIsClosed(true)));
  if (isClosed) return <PageMessage {...closedMessage(company)} />;
  return (
    <>
      <main className={classes.page}>
        <BookingWizard
          gate={gate}
          company={company}
          mode="public"
          onDone={() => location.reload()}
        />
        {company.hasShop && (
          <a className={classes.shop} href={`/comprar/${idOrSlug}`} target={SHOP_TARGET}>
            {pageLabels.shop}
          </a>
        )}
      </main>
      <PrivacyLine company={company} />
    </>
  );
}

/** Whoever stands before a closed door is told whom to call. */
function closedMessage({ phone }: BookingCompany) {
  const { title, text } = pageLabels.closed;
  return { title, text: phone ? `${text} ${timeLabels.callUs(formatPhone(phone))}` : text };
}

function Waiting() {
  return (
    <main className={classes.page} aria-busy>
      <p className={classes.waiting} role="status">
        {wizardLabels.loading}
      </p>
    </main>
  );
}

/** `/booking/{company}`, and nothing more. */
function companyIn(address: string): string | null {
  const [, idOrSlug] = /^\/booking\/([^/]+)\/?$/.exec(address) ?? [];
  if (!idOrSlug) return null;
  try {
    return decodeURIComponent(idOrSlug);
  } catch {
    return null;
  }
}
