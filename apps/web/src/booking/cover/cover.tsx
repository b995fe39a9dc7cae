import { firstSignOf } from '@app/domain/shared/text';
import type { CSSProperties } from 'react';
import { sampleLabels, wizardLabels } from '../booking.labels.ts';
import type { BookableService, BookingCompany, BookingGate } from '../booking-gate.ts';
import { dateOf, timeOf } from '../company-time.ts';
import parts from '../parts.module.css';
import { addDays, longDate } from '../steps/calendar-month.ts';
import { AskedBlock } from '../wizard/asked-block.tsx';
import { useAsked } from '../wizard/use-asked.ts';
import { coverLabels } from './cover.labels.ts';
import { CoverFacts } from './cover-facts.tsx';
import { CoverServices } from './cover-services.tsx';
import { askLinkedCoupon } from './linked-coupon.ts';

type CoverProps = {
  gate: BookingGate;
  company: BookingCompany;
  onBegin: (wished: BookableService[]) => void;
};

/** The company's face, before anything is asked. The server writes its head too, see `presentFace`. */
export function Cover({ gate, company, onBegin }: CoverProps) {
  // Together: what is told of a coupon would push the list away from under a finger.
  const asked = useAsked('services', () =>
    Promise.all([gate.services(null), askLinkedCoupon(gate)]),
  );
  return (
    <main className="cover" style={coloursOf(company)}>
      <CoverHead company={company} />
      {company.isSample && <p className={parts.good}>{sampleLabels.start}</p>}
      <div className="cover-columns">
        <CoverFacts company={company} />
        <section className="cover-services">
          <h2>{coverLabels.services}</h2>
          <AskedBlock asked={asked} shapes={5}>
            {([services, coupon]) => (
              <>
                {coupon && (
                  <p className={coupon.isRefused ? parts.soft : parts.good}>{coupon.text}</p>
                )}
                <CoverServices services={services} onChoose={(one) => onBegin([one])} />
              </>
            )}
          </AskedBlock>
        </section>
      </div>
      <div className="cover-bar">
        <p className="cover-next">{nextFree(company)}</p>
        <button type="button" className={parts.primary} onClick={() => onBegin([])}>
          {coverLabels.book}
        </button>
      </div>
    </main>
  );
}

function CoverHead({ company: { name, logoUrl, coverUrl } }: { company: BookingCompany }) {
  return (
    <header className="cover-head">
      <div className="cover-band">{coverUrl && <img src={coverUrl} alt="" />}</div>
      <div className="cover-title">
        {logoUrl ? (
          <img className="cover-logo" src={logoUrl} alt="" />
        ) : (
          <span className="cover-letter" aria-hidden>
            {firstSignOf(name)}
          </span>
        )}
        <div className="cover-names">
          <h1>{name}</h1>
          <p>{wizardLabels.subtitle}</p>
        </div>
      </div>
    </header>
  );
}

function coloursOf({ color }: BookingCompany): CSSProperties | undefined {
  // React's type knows no custom properties, although React sets them.
  return color ? ({ '--own-color': color } as CSSProperties) : undefined;
}

/** 'Próximo horário livre: hoje às 14:30'. */
function nextFree({ nextFreeTime, timezone }: BookingCompany): string {
  if (!nextFreeTime) return coverLabels.full;
  const date = dateOf(nextFreeTime, timezone);
  const today = dateOf(Date.now(), timezone);
  const near = { [today]: coverLabels.today, [addDays(today, 1)]: coverLabels.tomorrow };
  return coverLabels.next(
    coverLabels.at(near[date] ?? longDate(date), timeOf(nextFreeTime, timezone)),
  );
}
