import { formatPhone, isMobile, normalizePhone } from '@app/domain/shared/phones';
import {
  IconBrandWhatsapp,
  IconClock,
  IconGift,
  IconMapPin,
  IconPhone,
  IconStarFilled,
} from '@tabler/icons-react';
import { pageLabels, wizardLabels } from '../booking.labels.ts';
import type { BookingCompany } from '../booking-gate.ts';
import { dateOf } from '../company-time.ts';
import { mapOf } from '../map-link.ts';
import { coverLabels } from './cover.labels.ts';
import { openingLines, writtenHours } from './opening-week.ts';

/** It opens in no frame of another site. */
const SHOP_TARGET = window.self === window.top ? undefined : '_blank';
const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

/** Where it is, when somebody is there and how to reach them, as far as the company says. */
export function CoverFacts({ company }: { company: BookingCompany }) {
  const { rating, address, openingHours = [], hasShop, slug } = company;
  return (
    <section className="cover-facts" aria-label={coverLabels.facts}>
      {rating && (
        <p className="cover-fact">
          <IconStarFilled className="cover-star" aria-hidden />
          {wizardLabels.rating(rating.average, rating.count)}
        </p>
      )}
      {address && (
        <a className="cover-fact" href={mapOf(address)} {...ELSEWHERE}>
          <IconMapPin aria-hidden />
          <span>
            {address} · <span className="cover-verb">{coverLabels.map}</span>
          </span>
        </a>
      )}
      <Phones phone={company.phone} />
      {openingHours.length > 0 && <Hours company={company} />}
      {hasShop && (
        <a className="cover-fact" href={`/comprar/${slug}`} target={SHOP_TARGET}>
          <IconGift aria-hidden />
          <span className="cover-verb">{pageLabels.shop}</span>
        </a>
      )}
    </section>
  );
}

/** A number that cannot be called is no link; a landline has no WhatsApp as far as anybody knows. */
function Phones({ phone }: { phone: string }) {
  const number = normalizePhone(phone);
  if (number === null) return null;
  return (
    <>
      <a className="cover-fact" href={`tel:${number}`}>
        <IconPhone aria-hidden />
        <span>
          {formatPhone(phone)} · <span className="cover-verb">{coverLabels.call}</span>
        </span>
      </a>
      {isMobile(number) && (
        <a className="cover-fact" href={`https://wa.me/${number.slice(1)}`} {...ELSEWHERE}>
          <IconBrandWhatsapp aria-hidden />
          <span className="cover-verb">{coverLabels.whatsapp}</span>
        </a>
      )}
    </>
  );
}

function Hours({ company }: { company: BookingCompany }) {
  const { openingHours = [] } = company;
  return (
    <details className="cover-hours">
      <summary className="cover-fact">
        <IconClock aria-hidden />
        {todayOf(company)}
      </summary>
      <dl aria-label={coverLabels.hours}>
        {openingLines(openingHours).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** 'Hoje: fechado (Natal)'. Of a page that was open over midnight nobody knows what today is. */
function todayOf({ today, timezone }: BookingCompany): string {
  if (today?.date !== dateOf(Date.now(), timezone)) return coverLabels.hours;
  return coverLabels.openToday(writtenHours(today.hours), today.name);
}
