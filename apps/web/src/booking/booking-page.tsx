import type { PublicCompany } from '@app/contract/scheduling/public-booking.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { useEffect, useRef, useState } from 'react';
import { pageLabels, timeLabels, wizardLabels } from './booking.labels.ts';
import type { BookingCompany } from './booking-gate.ts';
import classes from './booking-page.module.css';
import { closingGate } from './closing-gate.ts';
import { Cover } from './cover/cover.tsx';
import { SwitchedOff } from './cover/switched-off.tsx';
import { useCover } from './cover/use-cover.ts';
import { PageMessage } from './page-message.tsx';
import { publicGate, readCompany, takeWrittenCompany } from './public-gate.ts';
import { PrivacyLine } from './steps/privacy-line.tsx';
import { useOwnColor } from './use-own-color.ts';
import { BookingWizard, type BookingWizardProps } from './wizard/booking-wizard.tsx';
import { useAsked } from './wizard/use-asked.ts';

/** It opens in no frame of another site. */
const SHOP_TARGET = window.self === window.top ? undefined : '_blank';

/** What a visitor sees at `/b/{slug}` and `/booking/{company}`. */
export function BookingPage({ address }: { address: string }) {
  const [written] = useState(takeWrittenCompany);
  const idOrSlug = companyIn(address);
  if (idOrSlug === null) return <PageMessage {...pageLabels.invalidLink} />;
  if (written) return <Visit idOrSlug={idOrSlug} company={shownOf(written)} />;
  return <AskedPage idOrSlug={idOrSlug} />;
}

function AskedPage({ idOrSlug }: { idOrSlug: string }) {
  const asked = useAsked(idOrSlug, async () => shownOf(await readCompany(idOrSlug)));
  if (asked.state === 'waiting') return <Waiting />;
  if (asked.state === 'ready') return <Visit idOrSlug={idOrSlug} company={asked.answer} />;
  const { code, data } = asked.failure;
  if (code === 'COMPANY_SWITCHED_OFF') return <SwitchedOff company={data} />;
  if (code === 'COMPANY_NOT_FOUND') return <PageMessage {...pageLabels.notFound} />;
  return <PageMessage {...pageLabels.unreachable} onAgain={asked.askAgain} />;
}

function shownOf({ policy, ...company }: PublicCompany): BookingCompany {
  return { ...company, ...policy };
}

type VisitProps = { idOrSlug: string; company: BookingCompany };

function Visit({ idOrSlug, company }: VisitProps) {
  const [isClosed, setIsClosed] = useState(false);
  const [gate] = useState(() => closingGate(publicGate(idOrSlug), () => setIsClosed(true)));
  const [begun, begin] = useCover();
  const { name, color } = company;
  useOwnColor(color);
  useEffect(() => {
    document.title = pageLabels.title(name);
  }, [name]);

  if (isClosed) return <PageMessage {...closedMessage(company)} />;
  return (
    <>
      {begun ? (
        <main className={classes.page}>
          <Begun
            gate={gate}
            company={company}
            mode="public"
            start={begun}
            onDone={() => location.reload()}
          />
          {company.hasShop && (
            <a className={classes.shop} href={`/comprar/${idOrSlug}`} target={SHOP_TARGET}>
              {pageLabels.shop}
            </a>
          )}
        </main>
      ) : (
        <Cover gate={gate} company={company} onBegin={begin} />
      )}
      <PrivacyLine company={company} />
    </>
  );
}

/** What she tapped on the cover leads to the first field: she goes on by typing. */
function Begun(props: BookingWizardProps) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => block.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.begun} ref={block}>
      <BookingWizard {...props} />
    </div>
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

/** `/b/{slug}` or `/booking/{company}`, and nothing more. */
function companyIn(address: string): string | null {
  const [, idOrSlug] = /^\/(?:b|booking)\/([^/]+)\/?$/.exec(address) ?? [];
  if (!idOrSlug) return null;
  try {
    return decodeURIComponent(idOrSlug);
  } catch {
    return null;
  }
}
