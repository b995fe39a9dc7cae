import { formatPhone, isMobile, normalizePhone } from '@app/domain/shared/phones';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import classes from '../booking-page.module.css';
import parts from '../parts.module.css';
import { switchedOffLabels } from './cover.labels.ts';

/** Of a company that is there and takes no bookings by its link now: how to reach it. */
export function SwitchedOff({ company }: { company: unknown }) {
  // Promised by the contract of the error that it comes with.
  const { name, phone } = company as { name: string; phone: string };
  const number = normalizePhone(phone);
  return (
    <main className={classes.message}>
      <h1 className={classes.title}>{switchedOffLabels.title}</h1>
      <p className={parts.soft}>{switchedOffLabels.text(name)}</p>
      {number && (
        <a className={parts.primary} href={`tel:${number}`}>
          <IconPhone className={parts.icon} aria-hidden />
          {switchedOffLabels.call(formatPhone(phone))}
        </a>
      )}
      {isMobile(phone) && number && (
        <a
          className={parts.outline}
          href={`https://wa.me/${number.slice(1)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <IconBrandWhatsapp className={parts.icon} aria-hidden />
          {switchedOffLabels.whatsapp}
        </a>
      )}
    </main>
  );
}
